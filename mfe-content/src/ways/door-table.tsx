import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { doorListEntries, hoursOf, type DoorSearch } from '@wisata/kernel/door-to-door';
import { exactPrice, fromMajor } from '@wisata/kernel/money';
import { serviceName } from '@wisata/kernel/services';
import { RouterLink, useApp } from '@wisata/runtime';
import type { DoorOffer, DoorToDoor, DoorWay } from '@wisata/runtime/journey/door-to-door-api';
import { Stack } from '@wisata/ui/layout';
import { VisuallyHidden } from '@wisata/ui/visually-hidden';
import { WideTable } from '@wisata/ui/wide-table';
import styles from './ways.module.css';

interface TableProps {
  readonly found: DoorToDoor;
  readonly search: DoorSearch;
}

interface Column {
  readonly key: string;
  readonly way: DoorWay;
  readonly offer: DoorOffer;
  readonly kind: 'cheapest' | 'quickest' | 'both';
}

const isSame = (a: DoorOffer, b: DoorOffer) => a.name === b.name && a.depart.time === b.depart.time;

function columnsOf({ ways }: DoorToDoor): readonly Column[] {
  return ways.flatMap((way): Column[] => {
    const { service, cheapest, quickest } = way;
    if (isSame(cheapest, quickest)) return [{ key: service, way, offer: cheapest, kind: 'both' }];
    return [
      { key: `${service} cheapest`, way, offer: cheapest, kind: 'cheapest' },
      { key: `${service} quickest`, way, offer: quickest, kind: 'quickest' },
    ];
  });
}

interface Row {
  readonly name: string;
  readonly show: (offer: DoorOffer) => ReactNode;
  /** What is better when it is less. */
  readonly cost?: (offer: DoorOffer) => number | null;
}

function useRows(): readonly Row[] {
  const { t } = useTranslation('ways');
  const minutes = (value: number | null) => {
    if (value === null) return t('unknown');
    const [hours, rest] = hoursOf(value);
    return hours > 0 ? t('hours', { hours, minutes: rest }) : t('minutes', { minutes: rest });
  };
  return [
    {
      name: 'total',
      show: ({ total, currency }) => exactPrice(fromMajor(total, currency)),
      cost: ({ total }) => total,
    },
    { name: 'door', show: ({ door_minutes: door }) => minutes(door), cost: ({ door_minutes: door }) => door },
    {
      name: 'times',
      show: ({ depart, arrive, changes, name }) => (
        <>
          {name}
          <br />
          {depart.time} {depart.zone} – {arrive.time} {arrive.zone}
          <br />
          {changes === 0 ? t('direct') : t('changes', { count: changes })}
        </>
      ),
    },
    { name: 'to', show: ({ to_minutes: to, depart }) => `${minutes(to)}, ${depart.place}` },
    { name: 'wait', show: ({ wait_minutes: wait }) => minutes(wait) },
    { name: 'ride', show: ({ ride_minutes: ride }) => minutes(ride) },
    { name: 'out', show: ({ out_minutes: out }) => minutes(out) },
    { name: 'on', show: ({ on_minutes: on, arrive }) => `${minutes(on)}, ${arrive.place}` },
    { name: 'comfort', show: ({ class_name: name, comfort }) => [name, ...comfort].filter(Boolean).join(' · ') },
    { name: 'co2', show: ({ co2_kg: kg }) => t('kg', { kg }), cost: ({ co2_kg: kg }) => kg },
  ];
}

function Cells({ row, columns }: { readonly row: Row; readonly columns: readonly Column[] }) {
  const { t } = useTranslation('ways');
  const { config, locale } = useApp();
  const costs = columns.map(({ offer }) => row.cost?.(offer) ?? null);
  const known = costs.filter((cost) => cost !== null);
  const least = Math.min(...known);
  const differs = known.some((cost) => cost !== least);
  return columns.map(({ key, way, offer, kind }, index) => {
    const isBest = row.cost !== undefined && differs && costs[index] === least;
    return (
      <td key={key} data-of={`${serviceName(config, way.service, locale)}, ${t(kind)}`} data-best={isBest || undefined}>
        {row.show(offer)}
        {isBest && <span className={styles.better}>{t('better')}</span>}
      </td>
    );
  });
}

function Sources({ found }: Pick<TableProps, 'found'>) {
  const { t } = useTranslation('ways');
  const { config, locale } = useApp();
  const nameOf = (service: string) => serviceName(config, service, locale);
  return (
    <div>
      <h3>{t('sources')}</h3>
      <ul className={styles.sources}>
        {found.ways.map(({ service }) => (
          <li key={service}>{t('source.price', { service: nameOf(service) })}</li>
        ))}
        <li>{t('source.wait')}</li>
        <li>{t(found.is_estimate ? 'source.estimate' : 'source.way')}</li>
        {found.ways.map(({ service, co2_method: method }) => (
          <li key={`${service} co2`}>{t('source.co2', { service: nameOf(service), method })}</li>
        ))}
      </ul>
    </div>
  );
}

function ListLinks({ found, search }: TableProps) {
  const { t } = useTranslation('ways');
  const { config, locale } = useApp();
  return (
    <p className={styles.lists}>
      {found.ways.map((way) => {
        const list = doorListEntries(config, way, search);
        const name = serviceName(config, way.service, locale);
        return (
          list && (
            <RouterLink key={way.service} href={`${list.path}?${new URLSearchParams(list.query)}`}>
              {t('see', { count: way.offer_count, service: name })}
            </RouterLink>
          )
        );
      })}
    </p>
  );
}

/** Each service's cheapest and quickest way, part by part, and where every figure comes from. */
export function DoorTable({ found, search }: TableProps) {
  const { t } = useTranslation('ways');
  const { config, locale } = useApp();
  const columns = columnsOf(found);
  const rows = useRows();
  return (
    <Stack gap={4}>
      <div className={styles.table}>
        <WideTable label={t('title')}>
          <thead>
            <tr>
              <th scope="col">
                <VisuallyHidden>{t('part')}</VisuallyHidden>
              </th>
              {columns.map(({ key, way, kind }) => (
                <th key={key} scope="col">
                  {serviceName(config, way.service, locale)}
                  <small>{t(kind)}</small>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.name}>
                <th scope="row">{t(`row.${row.name}`)}</th>
                <Cells row={row} columns={columns} />
              </tr>
            ))}
          </tbody>
        </WideTable>
      </div>
      <ListLinks found={found} search={search} />
      <Sources found={found} />
    </Stack>
  );
}
