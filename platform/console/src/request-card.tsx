import { Button } from '@wisata/ui/button';
import { Note } from '@wisata/ui/note';
import type { PackageOverview } from '@wisata/registry/ops-client';
import type { WaitingRequest } from '@wisata/registry/requests';
import type { Operator } from './console.api.ts';
import { mayDo } from './release-choices.ts';
import { describeWaiting, formatInstant } from './release-words.ts';
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
function describeNeed({ dueAt, expiresAt, needsApproval, approved }: WaitingRequest): string {
  if (approved) return `Approved by ${approved.by}: “${approved.reason}”.`;
  if (dueAt === undefined) return `Until ${formatInstant(expiresAt)}.`;
  return needsApproval ? 'Somebody else has to say yes before, or it is not done.' : '';
}

/** The word for saying no. */
function wordForNo(isPlan: boolean, isOwn: boolean): string {
  if (isPlan) return 'Call off';
  return isOwn ? 'Take back' : 'Refuse';
}

/** What waits for a second person or for its time; its asker alone can only take it back. */
export function RequestCards({ overview: { requests }, operator, role, onAnswer }: RequestCardsProps) {
  return requests.map((request) => {
    const { id, actor, action, reason, dueAt, needsApproval, approved } = request;
    const isOwn = actor === operator.name;
    const isOpen = needsApproval && !approved;
    return (
      <Note key={id} tone={isOpen ? 'warn' : 'info'} title={describeWaiting(request)}>
        <p>
          {actor}: “{reason}”. {describeNeed(request)}
        </p>
        {mayDo(role, action.kind) && (
          <div className={styles.answers}>
            {isOpen && !isOwn && (
              <Button size="s" onClick={() => onAnswer({ request, decision: 'approve' })}>
                Approve
              </Button>
            )}
            <Button size="s" variant="quiet" onClick={() => onAnswer({ request, decision: 'refuse' })}>
              {wordForNo(dueAt !== undefined, isOwn)}
            </Button>
          </div>
        )}
      </Note>
    );
  });
}
