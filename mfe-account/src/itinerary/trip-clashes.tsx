import type { ReactNode } from 'react';
import { CalendarX, Clock, MoonStar } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { formatDate } from '@wisata/kernel/dates';
import { RouterLink, useApp } from '@wisata/runtime';
import { Button, LinkButton } from '@wisata/ui/button';
import { Stack } from '@wisata/ui/layout';
import { Note } from '@wisata/ui/note';
import { useAgendaWords } from './agenda-words.ts';
import { isClash, type Clash } from '@wisata/kernel/trip-clash';

interface ClashesProps {
  readonly clashes: readonly Clash[];
  /** Ways out of a clash. */
  readonly actionsOf: (clash: Clash) => ReactNode;
}

interface RemovalProps {
  readonly clash: Clash;
  readonly onRemove: (lineId: string) => void;
}

/** Either booking can go; a night without a bed has a search. */
export function RemovalActions({ clash, onRemove }: RemovalProps) {
  const { t } = useTranslation('account');
  if (isClash(clash)) {
    return clash.lines.map((line) => (
      <Button key={line.id} size="s" onClick={() => onRemove(line.id)}>
        {t('clash.remove', { title: line.title })}
      </Button>
    ));
  }
  if (clash.kind !== 'no-bed') return null;
  return (
    <LinkButton size="s" as={RouterLink} href="/">
      {t('cart.search')}
    </LinkButton>
  );
}

/** What the minutes between two things are made of; what nobody knows is not said. */
function useGapText() {
  const { t } = useTranslation('account');
  return ({ gap }: Clash): string => {
    if (!gap) return '';
    const { outMinutes, wayMinutes = 0, closesMinutes, spareMinutes } = gap;
    const parts = [
      outMinutes > 0 && t('clash.part.out', { count: outMinutes }),
      wayMinutes > 0 && t('clash.part.way', { count: wayMinutes }),
      closesMinutes > 0 && t('clash.part.closes', { count: closesMinutes }),
      spareMinutes < 0 && t('clash.part.late', { count: -spareMinutes }),
    ];
    return parts.filter(Boolean).join(', ');
  };
}

/** What does not go together, each with both bookings by name and a way to mend it. */
export function TripClashes({ clashes, actionsOf }: ClashesProps) {
  const { t } = useTranslation('account');
  const { locale } = useApp();
  const { timeOf } = useAgendaWords();
  const gapText = useGapText();
  if (clashes.length === 0) return null;
  return (
    <Stack gap={3}>
      {clashes.map((clash) => {
        const [first, second] = clash.lines;
        const values = {
          day: formatDate(clash.date, locale),
          first: first.title,
          second: second.title,
          count: clash.gap?.spareMinutes ?? clash.nights,
          until: clash.times && timeOf(clash.times[0]),
          leaves: clash.times && timeOf(clash.times[1]),
          from: clash.times?.[0].stop?.name ?? first.title,
          to: clash.times?.[1].stop?.name ?? second.title,
        };
        return (
          <Note
            key={`${clash.kind} ${clash.date} ${first.id} ${second.id}`}
            tone={isClash(clash) ? 'danger' : 'warn'}
            icon={isClash(clash) ? CalendarX : clash.kind === 'no-bed' ? MoonStar : Clock}
            title={t(`clash.title.${clash.kind}`, values)}
            actions={actionsOf(clash)}
          >
            {[t(`clash.text.${clash.kind}`, values), gapText(clash)].filter(Boolean).join(' ')}
          </Note>
        );
      })}
    </Stack>
  );
}
