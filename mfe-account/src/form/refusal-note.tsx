import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Failure } from '@wisata/kernel/outcome';
import { Note } from '@wisata/ui/note';
import { useFailureWords } from './use-failure-words.ts';

interface RefusalNoteProps {
  readonly failure: Failure;
  /** What did not happen; "Something went wrong." where the place says it already. */
  readonly title?: string;
  /** A way out, where there is one besides pressing the button again. */
  readonly actions?: ReactNode;
}

/** Why the server did not do it, beside the button that was pressed; everything typed is still there. */
export function RefusalNote({ failure, title: named, actions }: RefusalNoteProps) {
  const { t } = useTranslation('account');
  const reason = useFailureWords()(failure, t('refused.OTHER'));
  const title = named ?? t('refused.title');
  const isSame = reason.replace(/\W/g, '') === title.replace(/\W/g, '');
  return (
    <Note tone="danger" title={title} live="alert" actions={actions}>
      {isSame ? t('refused.OTHER') : reason}
    </Note>
  );
}
