import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@wisata/ui/button';
import { Dialog } from '@wisata/ui/dialog';
import { Stack } from '@wisata/ui/layout';
import type { useSending } from './use-sending.ts';
import { RefusalNote } from './refusal-note.tsx';

interface RemovalDialogProps {
  readonly title: string;
  /** What goes, and what stays. */
  readonly children: ReactNode;
  readonly labels: { readonly no: string; readonly yes: string };
  readonly removal: ReturnType<typeof useSending<[], unknown>>;
  readonly onClose: () => void;
}

/** Asks once before something goes for good, and says there why it cannot. */
export function RemovalDialog({ title, children, labels, removal, onClose }: RemovalDialogProps) {
  const { t } = useTranslation('account');
  const { send, busy, problem } = removal;
  return (
    <Dialog
      open
      alert
      size="small"
      onClose={onClose}
      title={title}
      labels={{ close: t('close') }}
      actions={
        <>
          <Button onClick={onClose}>{labels.no}</Button>
          <Button variant="danger" busy={busy} onClick={() => void send()}>
            {labels.yes}
          </Button>
        </>
      }
    >
      <Stack gap={3}>
        <p>{children}</p>
        {problem && <RefusalNote failure={problem} />}
      </Stack>
    </Dialog>
  );
}
