import { useEffect, useState } from 'react';
import { doorEntries, hoursOf, type DoorSearch } from '@wisata/kernel/door-to-door';
import { exactPrice, fromMajor } from '@wisata/kernel/money';
import { serviceName } from '@wisata/kernel/services';
import { RouterLink, useApp } from '@wisata/runtime';
import { LinkButton } from '@wisata/ui/button';
import { SectionCard } from '@wisata/ui/section-card';
import { Stack } from '@wisata/ui/layout';
import { askWhileShown } from '../page/ask-while-shown.ts';
import { loadDoorToDoor, type DoorToDoor } from './door-to-door.api.ts';
import styles from './door-to-door.module.css';

/** They come with the card that shows them. */
const WORDS = {
  en: {
    title: 'From door to door',
    text: 'With the way to the airport or station, waiting and the way on; totals for your party, as the checkouts ask them. The comparison names the source of each figure.',
    from: (amount: string) => `from ${amount}`,
    duration: (hours: number, minutes: number) => `from ${hours} h ${minutes} min`,
    unknown: 'way to the station not known',
    co2: (kg: number) => `${kg} kg CO₂ each`,
    compare: 'Compare door to door',
  },
  id: {
    title: 'Dari pintu ke pintu',
    text: 'Dengan jalan ke bandara atau stasiun, menunggu, dan jalan lanjut; total rombongan Anda, sama dengan saat membayar. Perbandingan menyebut sumber tiap angka.',
    from: (amount: string) => `mulai ${amount}`,
    duration: (hours: number, minutes: number) => `mulai ${hours} j ${minutes} mnt`,
    unknown: 'jalan ke stasiun tidak diketahui',
    co2: (kg: number) => `${kg} kg CO₂ per orang`,
    compare: 'Bandingkan dari pintu ke pintu',
  },
} as const;

/** The comparison for a search, once the browser has it; undefined until then and where there is nothing to compare. */
function useComparison(search: DoorSearch): DoorToDoor | undefined {
  const { api, locale } = useApp();
  const [answered, setAnswered] = useState<{ readonly key: string; readonly found: DoorToDoor }>();
  const key = JSON.stringify(search);
  useEffect(() => {
    const asked = JSON.parse(key) as DoorSearch;
    return askWhileShown(
      (signal) => loadDoorToDoor(api, asked, locale, signal),
      (answer) => answer.ok && setAnswered({ key, found: answer.data }),
    );
  }, [api, locale, key]);
  const found = answered?.key === key ? answered.found : undefined;
  return found && found.ways.length > 1 ? found : undefined;
}

/** Under the list of one service: the same cities and day by every service, from door to door. */
export function DoorToDoorCard({ search }: { readonly search: DoorSearch }) {
  const { config, locale } = useApp();
  const words = WORDS[locale];
  const found = useComparison(search);
  if (!found) return null;
  return (
    <SectionCard id="door-to-door" title={words.title} subtitle={words.text}>
      <Stack gap={4}>
        <ul role="list" className={styles.ways}>
          {found.ways.map(({ service, cheapest, quickest }) => (
            <li key={service}>
              <b>{serviceName(config, service, locale)}</b>
              <span>{words.from(exactPrice(fromMajor(cheapest.total, cheapest.currency)))}</span>
              <span>
                {quickest.door_minutes === null ? words.unknown : words.duration(...hoursOf(quickest.door_minutes))}
              </span>
              <span>{words.co2(cheapest.co2_kg)}</span>
            </li>
          ))}
        </ul>
        <LinkButton as={RouterLink} href={`/plane-or-train?${new URLSearchParams(doorEntries(search))}`}>
          {words.compare}
        </LinkButton>
      </Stack>
    </SectionCard>
  );
}
