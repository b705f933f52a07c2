import type { AppContext } from '@wisata/kernel/app-context';
import { addDays, formatDate, formatWallTime } from '@wisata/kernel/dates';
import type { Locale } from '@wisata/kernel/locale';
import { fromMajor, price } from '@wisata/kernel/money';
import { listNames } from '@wisata/kernel/name-lists';
import type { CityFigures, Landing, LandingHead, RouteFigures } from '../api/landing.model.ts';
import type { Answered } from '../help/faq.rules.ts';

type Words = Pick<AppContext, 't' | 'locale'>;

export function durationText({ t }: Words, minutes: number): string {
  return t('content:landing.duration', { hours: Math.floor(minutes / 60), minutes: minutes % 60 });
}

export const rupiah = (amount: number): string => price(fromMajor(amount, 'IDR'));

const A_MONDAY = '2024-01-01';

/** Monday is 0. */
export function weekdayName({ locale }: Words, index: number, length: 'short' | 'long'): string {
  const [name = ''] = formatDate(addDays(A_MONDAY, index), locale, length).split(/,? /);
  return name;
}

export function monthName({ locale }: Words, month: string): string {
  return formatDate(`${month}-01`, locale, 'short').split(' ').at(-1) ?? month;
}

export function landingLede(words: Words, { kind, to, route, city }: Landing): string {
  const { t } = words;
  if (route) {
    return t(`content:landing.${kind}.lede`, {
      count: route.tripsPerDay,
      operators: route.operators.length,
      duration: durationText(words, route.shortestMinutes),
    });
  }
  return city ? t('content:landing.hotel.lede', { count: city.hotelCount, to }) : t('content:landing.none');
}

interface WeekdayPrice {
  readonly index: number;
  readonly amount: number;
}

/** Weekdays that have a price, the cheapest first. */
export function rankWeekdays({ weekdays }: Pick<RouteFigures, 'weekdays'>): readonly WeekdayPrice[] {
  return weekdays
    .flatMap((amount, index) => (amount === null ? [] : [{ index, amount }]))
    .sort((a, b) => a.amount - b.amount || a.index - b.index);
}

/** When the first one leaves, and the last. */
export function departures(
  { firstDeparture, lastDeparture }: Pick<RouteFigures, 'firstDeparture' | 'lastDeparture'>,
  locale: Locale,
): readonly [first: string, last: string] {
  return [formatWallTime(firstDeparture, locale), formatWallTime(lastDeparture, locale)];
}

type Pair = readonly [question: string, answer: string];

function routePairs(words: Words, { kind, from = '', to }: LandingHead, route: RouteFigures): readonly Pair[] {
  const { t, locale } = words;
  const ask = (name: string) => t(`content:landing.${kind}.${name}`, { from, to });
  const ranked = rankWeekdays(route);
  const [cheapest, dearest] = [ranked[0], ranked.at(-1)];
  const [first, last] = departures(route, locale);
  return [
    [
      ask('howLong'),
      t('content:landing.howLongAnswer', {
        duration: durationText(words, route.shortestMinutes),
        first,
        last,
      }),
    ],
    ...(route.lowest !== null && route.lowestDate !== null
      ? [
          [
            ask('howMuch'),
            t('content:landing.howMuchAnswer', {
              amount: rupiah(route.lowest),
              date: formatDate(route.lowestDate, locale),
            }),
          ] as const,
        ]
      : []),
    ...(cheapest && dearest && cheapest.amount < dearest.amount
      ? [
          [
            t('content:landing.whichDay'),
            t('content:landing.whichDayAnswer', {
              day: weekdayName(words, cheapest.index, 'long'),
              amount: rupiah(cheapest.amount),
              other: weekdayName(words, dearest.index, 'long'),
              otherAmount: rupiah(dearest.amount),
            }),
          ] as const,
        ]
      : []),
    [
      ask('who'),
      t('content:landing.whoAnswer', {
        names: listNames(
          route.operators.map(({ name }) => name),
          locale,
        ),
      }),
    ],
  ];
}

function cityPairs({ t }: Words, { to }: LandingHead, city: CityFigures): readonly Pair[] {
  const [largest, second] = city.areas;
  return [
    ...(city.lowest
      ? [
          [
            t('content:landing.hotel.howMuch', { to }),
            t('content:landing.hotel.howMuchAnswer', { amount: price(city.lowest) }),
          ] as const,
        ]
      : []),
    ...(largest && second && largest.count > second.count
      ? [
          [
            t('content:landing.hotel.where', { to }),
            t('content:landing.hotel.whereAnswer', { area: largest.name, count: largest.count, all: city.hotelCount }),
          ] as const,
        ]
      : []),
    [t('content:landing.hotel.cancel'), t('content:landing.hotel.cancelAnswer')],
  ];
}

/** What people ask about a route or a city, answered with its figures. */
export function landingQuestions(words: Words, landing: Landing): readonly Answered[] {
  const { route, city } = landing;
  const pairs = route ? routePairs(words, landing, route) : city ? cityPairs(words, landing, city) : [];
  return pairs.map(([question, answer], index) => ({
    id: `landing-${index + 1}`,
    topic: '',
    question,
    answer: [answer],
  }));
}

/** Other pages that begin or end in one of its cities. */
export function relatedLandings(
  { slug, from, to }: LandingHead,
  all: readonly LandingHead[],
  most: number,
): readonly LandingHead[] {
  const cities = new Set([from, to]);
  const isNear = (other: LandingHead) => cities.has(other.to) || (other.from !== undefined && cities.has(other.from));
  return all.filter((other) => other.slug !== slug && isNear(other)).slice(0, most);
}
