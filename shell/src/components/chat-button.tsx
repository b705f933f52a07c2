import { MessageCircle } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import type { KeyboardEvent, PointerEvent } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { Icon } from '@wisata/ui/icon';
import { useDismiss } from '@wisata/ui/use-dismiss';
import { useLazyModule } from '@wisata/ui/use-lazy-module';
import styles from './chat-button.module.css';
import { useCoversControl } from './use-covers-control.ts';

const loadBox = async () => import('./chat-box.tsx');

interface ChatButtonProps {
  /** In the corner of a wide page, or in the header of a narrow one, where a corner would lie on what is read; each shows itself there alone. */
  readonly place: 'corner' | 'header';
}

/** A button whose box opens by hover, focus or press and closes by Esc and by leaving it. */
export function ChatButton({ place }: ChatButtonProps) {
  const { t } = useTranslation('shell');
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [isTyping, setIsTyping] = useState(false);
  const [box, fetchBox] = useLazyModule(loadBox);
  const close = () => setIsOpen(false);
  const isAside = useCoversControl(button, place === 'corner') && !isOpen;
  useDismiss(isOpen, [root], close);

  const open = () => {
    fetchBox();
    setIsOpen(true);
  };
  const openAndType = () => {
    setIsTyping(true);
    flushSync(open);
    field.current?.focus();
  };
  const pressedKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isOpen) return;
    button.current?.focus();
    close();
  };
  // A mouse that passes by must not close a box in which somebody types.
  const left = (event: PointerEvent) => {
    if (event.pointerType === 'mouse' && !root.current?.contains(document.activeElement)) close();
  };
  return (
    <div
      ref={root}
      className={styles[place]}
      data-aside={isAside || undefined}
      onKeyDown={pressedKey}
      onPointerEnter={(event) => event.pointerType === 'mouse' && open()}
      onPointerLeave={left}
    >
      <button
        ref={button}
        type="button"
        className={styles.button}
        aria-label={t('chat.open')}
        aria-expanded={isOpen}
        aria-controls={box && id}
        onFocus={(event) => event.target.matches(':focus-visible') && open()}
        onClick={openAndType}
      >
        <Icon of={MessageCircle} size="l" />
      </button>
      {box && <box.ChatBox id={id} isOpen={isOpen} field={field} isTyping={isTyping} onSent={close} />}
    </div>
  );
}
