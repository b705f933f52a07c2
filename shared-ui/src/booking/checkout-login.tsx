import { UserRound } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../actions/button.tsx';
import styles from './checkout-login.module.css';
import { useLazyModule } from '../feedback/use-lazy-module.ts';
import { Icon } from '../media/icon.tsx';

const loadQuestion = async () => import('../overlays/question.tsx');

/** Props of `CheckoutLogin`. */
export interface CheckoutLoginProps {
  readonly labels: {
    /** "Have an account?" */
    readonly title: string;
    /** What signing in is good for, and that nothing is lost. */
    readonly text: string;
    readonly yes: string;
    readonly no: string;
    readonly close: string;
  };
  readonly onLogin: () => void;
}

/** Suggests signing in to somebody who books as a guest: one line, whose dialog says what it is good for. */
export function CheckoutLogin({ labels, onLogin }: CheckoutLoginProps) {
  const [isOpen, setOpen] = useState(false);
  const [question, fetchQuestion] = useLazyModule(loadQuestion);
  const open = () => {
    fetchQuestion();
    setOpen(true);
  };
  const close = () => setOpen(false);
  return (
    <div className={styles.line}>
      <Icon of={UserRound} size="s" />
      <span>{labels.title}</span>
      <Button variant="link" aria-haspopup="dialog" onClick={open}>
        {labels.yes}
      </Button>
      {isOpen && question && (
        <question.Question
          title={labels.title}
          onClose={close}
          labels={labels}
          answers={[
            { label: labels.no, onPress: close },
            { label: labels.yes, onPress: onLogin },
          ]}
        >
          <p>{labels.text}</p>
        </question.Question>
      )}
    </div>
  );
}
