import type { ReactNode } from 'react';
import { Button, LinkButton, type ButtonVariant } from '../actions/button.tsx';
import { Dialog } from './dialog.tsx';
import type { LinkComponent } from '../actions/link.tsx';

/** One answer to a question: something to do here, or a way to another page. */
export type Answer = { readonly label: string } & ({ readonly onPress: () => void } | { readonly href: string });

/** Props of `Question`, which is on the page only while it is asked. */
export interface QuestionProps {
  readonly title: string;
  readonly children: ReactNode;
  /** The answer that cancels, then the answer that goes on. */
  readonly answers: readonly [Answer, Answer];
  /** Called by Esc, and by cross and scrim where it need not be answered. */
  readonly onClose: () => void;
  /** Must be answered: see `Dialog`. */
  readonly alert?: boolean;
  /** False for the question about leaving the page: see `Dialog`. */
  readonly isStep?: boolean;
  readonly as?: LinkComponent;
  readonly labels: { readonly close: string };
}

function AnswerButton({ answer, as, variant }: { answer: Answer; as?: LinkComponent; variant?: ButtonVariant }) {
  if ('href' in answer) {
    return (
      <LinkButton as={as} href={answer.href} variant={variant}>
        {answer.label}
      </LinkButton>
    );
  }
  return (
    <Button variant={variant} onClick={answer.onPress}>
      {answer.label}
    </Button>
  );
}

/** A small dialog with two answers. */
export function Question({ title, children, answers, onClose, alert, isStep, as, labels }: QuestionProps) {
  const [back, on] = answers;
  const actions = (
    <>
      <AnswerButton as={as} answer={back} />
      <AnswerButton as={as} answer={on} variant="action" />
    </>
  );
  return (
    <Dialog
      open
      onClose={onClose}
      alert={alert}
      isStep={isStep}
      size="small"
      title={title}
      labels={labels}
      actions={actions}
    >
      {children}
    </Dialog>
  );
}
