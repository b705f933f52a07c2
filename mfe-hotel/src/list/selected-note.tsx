import { useTranslation } from 'react-i18next';
import { RouterLink } from '@wisata/runtime';
import { Button, LinkButton } from '@wisata/ui/button';
import { Note } from '@wisata/ui/note';

interface SelectedNoteProps {
  readonly name: string;
  readonly path: string;
  readonly onClear: () => void;
}

/** Leads on with the hotel that was opened last, or forgets it. */
export function SelectedNote({ name, path, onClear }: SelectedNoteProps) {
  const { t } = useTranslation('hotel');
  return (
    <Note
      tone="plain"
      title={t('selected.title', { hotel: name })}
      actions={
        <>
          <LinkButton size="s" as={RouterLink} href={path}>
            {t('selected.continue')}
          </LinkButton>
          <Button size="s" variant="link" onClick={onClear}>
            {t('selected.clear')}
          </Button>
        </>
      }
    />
  );
}
