import { useTranslation } from 'react-i18next';
import type { PartyProblem } from '@wisata/kernel/contracts/tour-party';
import type { ChoiceProblem, VisitClosure } from '../visit/visit-choice.rules.ts';
import type { VisitView } from './use-visit-view.ts';

/** The sentences of spec section 5, each where it is caused. */
export function useProblemText({ service, visit }: Pick<VisitView, 'service' | 'visit'>) {
  const { t } = useTranslation(service);
  const words = {
    closure: ({ code, reason = '', left = 0 }: VisitClosure): string => {
      if (code === 'CUT_OFF') return t('closed.CUT_OFF', { days: visit.cutOffDate });
      if (code === 'FULL' && left > 0) return t('closed.FEW', { count: left });
      return t(`closed.${code}`, { reason });
    },
    party(problem: PartyProblem): string {
      if (problem.code === 'TYPE_NOT_SOLD') return t('party.TYPE_NOT_SOLD', { type: t(`party.type.${problem.type}`) });
      return t(`party.${problem.code}`, { ...problem });
    },
  };
  return {
    ...words,
    /** Why there is nothing to book yet. */
    choice(problem: ChoiceProblem): string {
      switch (problem.code) {
        case 'CLOSED':
          return words.closure(problem.closure);
        case 'SOLD_OUT':
        case 'DATE_MISSING':
        case 'TIME_MISSING':
        case 'PRICE_MISSING':
          return t(`choose.missing.${problem.code}`);
        default:
          return words.party(problem);
      }
    },
  };
}
