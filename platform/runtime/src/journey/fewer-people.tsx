import { useTranslation } from 'react-i18next';
import { Note } from '@wisata/ui/note';
import type { FewerPeopleProps } from './leg-heading.tsx';

/** Says for how many the list is, where an address asks for more than a booking takes. */
export function FewerPeopleNote({ service, asked, party }: Omit<FewerPeopleProps, 'size'>) {
  const { t } = useTranslation(service);
  return (
    <Note tone="warn" title={t('list.fewer', { asked })}>
      {t('list.fewerWhy', { party })}
    </Note>
  );
}
