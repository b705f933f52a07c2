import { Button } from '@wisata/ui/button';
import { Note } from '@wisata/ui/note';
import type { PackageOverview } from '@wisata/registry/ops-client';
import type { WaitingRequest } from '@wisata/registry/requests';
import type { Operator } from './console.api.ts';
import { mayDo } from './release-choices.ts';
import { formatInstant } from './formats.ts';
import { describeWaiting } from './history-words.ts';
import { useWords, type MessageKey, type Words } from './words.ts';
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

/** What is said beside a request of who asks and why. */
function describeNeed({ t, locale }: Words, { dueAt, expiresAt, needsApproval, approved }: WaitingRequest): string {
  if (approved) return t('request.approved', { ...approved });
  if (dueAt === undefined) return t('request.until', { time: formatInstant(expiresAt, locale) });
  return needsApproval ? t('request.needed') : '';
}

/** The word for saying no. */
function wordForNo(isPlan: boolean, isOwn: boolean): MessageKey {
  if (isPlan) return 'request.callOff';
  return isOwn ? 'request.takeBack' : 'request.refuse';
}

/** What waits for a second person or for its time; its asker alone can only take it back. */
export function RequestCards({ overview: { requests }, operator, role, onAnswer }: RequestCardsProps) {
  const words = useWords();
  const { t } = words;
  return requests.map((request) => {
    const { id, actor, action, reason, dueAt, needsApproval, approved } = request;
    const isOwn = actor === operator.name;
    const isOpen = needsApproval && !approved;
    return (
      <Note key={id} tone={isOpen ? 'warn' : 'info'} title={describeWaiting(words, request)}>
        <p>
          {actor}: “{reason}”. {describeNeed(words, request)}
        </p>
        {mayDo(role, action.kind) && (
          <div className={styles.answers}>
            {isOpen && !isOwn && (
              <Button size="s" onClick={() => onAnswer({ request, decision: 'approve' })}>
                {t('request.approve')}
              </Button>
            )}
            <Button size="s" variant="quiet" onClick={() => onAnswer({ request, decision: 'refuse' })}>
              {t(wordForNo(dueAt !== undefined, isOwn))}
            </Button>
          </div>
        )}
      </Note>
    );
  });
}
