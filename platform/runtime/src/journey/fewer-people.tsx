import { useTranslation } from 'react-i18next';
import { Note } from '@wisata/ui/note';
import type { ServiceProps } from './service-props.ts';

/** A party that is larger than a booking takes. */
export interface FewerPeopleNoteProps extends ServiceProps {
  /** How many the address asks for. */
  readonly asked: number;
  /** The party that the list is for. */
  readonly party: string;
}

/** Says for how many the list is, where an address asks for more than a booking takes. */
export function FewerPeopleNote({ service, asked, party }: FewerPeopleNoteProps) {
  const { t } = useTranslation(service);
  return (
    <Note tone="warn" title={t('list.fewer', { asked })}>
      {t('list.fewerWhy', { party })}
    </Note>
  );
}
