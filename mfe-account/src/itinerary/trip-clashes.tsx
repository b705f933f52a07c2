import { CalendarX, Clock, MoonStar } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { formatDate } from '@wisata/kernel/dates';
import { RouterLink, useApp } from '@wisata/runtime';
import { Button, LinkButton } from '@wisata/ui/button';
import { Stack } from '@wisata/ui/layout';
import { Note } from '@wisata/ui/note';
import { useAgendaWords } from './agenda-words.ts';
import { isClash, type Clash } from './trip-clash.rules.ts';

interface ClashesProps {
  readonly clashes: readonly Clash[];
  readonly onRemove: (lineId: string) => void;
}

/** What does not go together, each with both bookings by name and a way to mend it. */
export function TripClashes({ clashes, onRemove }: ClashesProps) {
  const { t } = useTranslation('account');
  const { locale } = useApp();
  const { timeOf } = useAgendaWords();
  if (clashes.length === 0) return null;
  return (
    <Stack gap={3}>
      {clashes.map((clash) => {
        const [first, second] = clash.lines;
        const values = {
          day: formatDate(clash.date, locale),
          first: first.title,
          second: second.title,
          count: clash.nights,
          until: clash.times && timeOf(clash.times[0]),
          leaves: clash.times && timeOf(clash.times[1]),
        };
        return (
          <Note
            key={`${clash.kind} ${clash.date} ${first.id} ${second.id}`}
            tone={isClash(clash) ? 'danger' : 'warn'}
            icon={isClash(clash) ? CalendarX : clash.kind === 'no-bed' ? MoonStar : Clock}
            title={t(`clash.title.${clash.kind}`, values)}
            actions={
              isClash(clash) ? (
                clash.lines.map((line) => (
                  <Button key={line.id} size="s" onClick={() => onRemove(line.id)}>
                    {t('clash.remove', { title: line.title })}
                  </Button>
                ))
              ) : clash.kind === 'no-bed' ? (
                <LinkButton size="s" as={RouterLink} href="/">
                  {t('cart.search')}
                </LinkButton>
              ) : undefined
            }
          >
            {t(`clash.text.${clash.kind}`, values)}
          </Note>
        );
      })}
    </Stack>
  );
}
