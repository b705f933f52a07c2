import type { RequestedAction } from './release-state.ts';
import { describeSegment } from './segment.ts';

/** An action in few words: `promote`, `canary 1.1.0 for visitors who are signed in`. */
export function describeWanted(action: RequestedAction): string {
  const subject = 'version' in action ? action.version : 'slot' in action ? action.slot : undefined;
  const whom = action.kind === 'canary' && action.segment ? `for ${describeSegment(action.segment)}` : undefined;
  return [action.kind, subject, whom].filter(Boolean).join(' ');
}
