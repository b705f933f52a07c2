import { useTranslation } from 'react-i18next';
import type { Failure } from '@wisata/kernel/outcome';
import { Note } from '@wisata/ui/note';
import { RefusalNote } from '../form/refusal-note.tsx';

/** Why the back office did not do it, in its own words where it has some. */
export function OfficeRefusal({ failure }: { failure: Failure }) {
  const { t } = useTranslation('office');
  if (Object.keys(failure.fields ?? {}).length > 0) {
    return (
      <Note tone="danger" live="alert" title={t('refused.fields')}>
        {t('refused.kept')}
      </Note>
    );
  }
  const title = t(`refused.${failure.code}`, { defaultValue: '' });
  return <RefusalNote failure={failure} {...(title ? { title } : {})} />;
}
