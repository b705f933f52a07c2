import { Button } from '@wisata/ui/button';
import { Note } from '@wisata/ui/note';
import type { PackageOverview } from '@wisata/registry/ops-client';
import type { WaitingRequest } from '@wisata/registry/requests';
import { describeWanted } from '@wisata/registry/wanted-words';
import type { Operator } from './console.api.ts';
import { mayDo } from './release-choices.ts';
import { formatInstant } from './release-words.ts';
import styles from './request-card.module.css';

/** An answer that somebody is about to give. */
export interface AnswerChoice {
  readonly request: WaitingRequest;
  readonly decision: 'approve' | 'refuse';
}

interface RequestCardsProps {
  readonly overview: PackageOverview;
  readonly operator: Operator;
  /** What the operator is for this package. */
  readonly role: Operator['role'];
  readonly onAnswer: (choice: AnswerChoice) => void;
}

/** What waits for a second person; its asker alone can only take it back. */
export function RequestCards({ overview: { name, requests }, operator, role, onAnswer }: RequestCardsProps) {
  return requests.map((request) => {
    const { id, actor, action, reason, expiresAt } = request;
    const isOwn = actor === operator.name;
    return (
      <Note key={id} tone="warn" title={`${name} waits for a second person: ${describeWanted(action)}`}>
        <p>
          {actor} asks: “{reason}”. Until {formatInstant(expiresAt)}.
        </p>
        {mayDo(role, action.kind) && (
          <div className={styles.answers}>
            {!isOwn && (
              <Button size="s" onClick={() => onAnswer({ request, decision: 'approve' })}>
                Approve
              </Button>
            )}
            <Button size="s" variant="quiet" onClick={() => onAnswer({ request, decision: 'refuse' })}>
              {isOwn ? 'Take back' : 'Refuse'}
            </Button>
          </div>
        )}
      </Note>
    );
  });
}
