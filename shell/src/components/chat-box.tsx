import { Send } from 'lucide-react';
import { useState, type FormEvent, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { useApp } from '@wisata/runtime';
import { IconButton } from '@wisata/ui/icon-button';
import { TextField } from '@wisata/ui/text-field';
import { chatAddress } from '../rules/chat.rules.ts';
import styles from './chat-button.module.css';

interface ChatBoxProps {
  readonly id: string;
  readonly isOpen: boolean;
  readonly field: RefObject<HTMLInputElement | null>;
  /** Somebody pressed the button and goes on typing. */
  readonly isTyping: boolean;
  readonly onSent: () => void;
}

/** Takes the question and hands it to the chat app in a new tab. */
export function ChatBox({ id, isOpen, field, isTyping, onSent }: ChatBoxProps) {
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
          autoFocus={isTyping}
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
