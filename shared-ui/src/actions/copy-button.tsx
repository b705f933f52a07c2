import { Check, Copy } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Button } from './button.tsx';
import { VisuallyHidden } from '../text/visually-hidden.tsx';

/** Props of `CopyButton`. */
export interface CopyButtonProps {
  /** What goes to the clipboard, without spaces that are only there for reading. */
  value: string;
  label: string;
  /** Replaces the label for two seconds and is read out. */
  copiedLabel: string;
  /** Read after the label, so that two buttons on a page differ: "account number". */
  what: string;
}

const CONFIRM_MS = 2000;

/** Copies a number or code; where the browser refuses, the label simply does not change and the text beside it can be selected. */
export function CopyButton({ value, label, copiedLabel, what }: CopyButtonProps) {
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return undefined;
    const timer = setTimeout(() => setCopied(false), CONFIRM_MS);
    return () => clearTimeout(timer);
  }, [copied]);
  const copy = () => {
    navigator.clipboard?.writeText(value).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  };
  return (
    <>
      <Button variant="link" size="s" icon={copied ? Check : Copy} onClick={copy}>
        <span>
          {copied ? copiedLabel : label}
          <VisuallyHidden> {what}</VisuallyHidden>
        </span>
      </Button>
      <VisuallyHidden>
        <span role="status">{copied ? `${copiedLabel} ${what}` : ''}</span>
      </VisuallyHidden>
    </>
  );
}
