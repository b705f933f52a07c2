import { MessageCircle, Send } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import type { FormEvent, KeyboardEvent, PointerEvent, RefObject } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { useApp } from '@wisata/runtime';
import { Icon } from '@wisata/ui/icon';
import { IconButton } from '@wisata/ui/icon-button';
import { TextField } from '@wisata/ui/text-field';
import { useDismiss } from '@wisata/ui/use-dismiss';
import { chatAddress } from '../rules/chat.rules.ts';
import styles from './chat-button.module.css';

interface ChatBoxProps {
  readonly id: string;
  readonly isOpen: boolean;
  readonly field: RefObject<HTMLInputElement | null>;
  readonly onSent: () => void;
}

/** Takes the question and hands it to the chat app in a new tab. */
function ChatBox({ id, isOpen, field, onSent }: ChatBoxProps) {
  const { t } = useTranslation('shell');
  const { config, track } = useApp();
  const [text, setText] = useState('');
  const send = (event: FormEvent) => {
    event.preventDefault();
    window.open(chatAddress(config.brand.chatUrl, text), '_blank', 'noopener');
    track('chat-opened');
    setText('');
    onSent();
  };
  return (
    <section id={id} className={styles.box} hidden={!isOpen} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} className={styles.title}>
        {t('chat.title')}
      </h2>
      <p className={styles.hint}>{t('chat.hint')}</p>
      <form className={styles.form} onSubmit={send}>
        <TextField
          ref={field}
          label={t('chat.question')}
          labelHidden
          placeholder={t('chat.question')}
          value={text}
          autoComplete="off"
          onChange={(event) => setText(event.target.value)}
        />
        <span className={styles.send}>
          <IconButton icon={Send} type="submit" label={t('chat.send')} />
        </span>
      </form>
    </section>
  );
}

/** A round button in the corner whose box opens by hover, focus or press and closes by Esc and by leaving it. */
export function ChatButton() {
  const { t } = useTranslation('shell');
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  useDismiss(isOpen, [root], close);

  const openAndType = () => {
    flushSync(() => setIsOpen(true));
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
      className={styles.corner}
      onKeyDown={pressedKey}
      onPointerEnter={(event) => event.pointerType === 'mouse' && setIsOpen(true)}
      onPointerLeave={left}
    >
      <button
        ref={button}
        type="button"
        className={styles.button}
        aria-label={t('chat.open')}
        aria-expanded={isOpen}
        aria-controls={id}
        onFocus={(event) => event.target.matches(':focus-visible') && setIsOpen(true)}
        onClick={openAndType}
      >
        <Icon of={MessageCircle} size="l" />
      </button>
      <ChatBox id={id} isOpen={isOpen} field={field} onSent={close} />
    </div>
  );
}
