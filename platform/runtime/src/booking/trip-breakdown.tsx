import { multiply, price, type Money } from '@wisata/kernel/money';
import { Breakdown, type BreakdownLine } from '@wisata/ui/breakdown';
import { EachPrice } from '@wisata/ui/chosen';
import { useWords } from './service.tsx';

/** A charge for everybody who pays it: `Adult 2 × Rp. 720.000`. */
export const countedLine = (name: string, count: number, each: Money): BreakdownLine => ({
  label: (
    <>
      {name}{' '}
      <EachPrice>
        {count} × {price(each)}
      </EachPrice>
    </>
  ),
  amount: price(multiply(each, count)),
});

interface TripBreakdownProps {
  /** The way there, and the way back. */
  readonly ways: readonly { readonly sum: Money; readonly lines: readonly BreakdownLine[] }[];
  /** What the lines do not explain. */
  readonly rest: Money;
  readonly total: Money;
}

/** How the total of a trip comes about, way by way. */
export function TripBreakdown({ ways, rest, total }: TripBreakdownProps) {
  const { t } = useWords();
  return (
    <Breakdown
      caption={t('checkout.fare.title')}
      groups={[
        ...ways.map(({ sum, lines }, index) => ({
          heading: t(index === 0 ? 'checkout.fare.depart' : 'checkout.fare.return'),
          sum: price(sum),
          lines,
        })),
        ...(rest.minor === 0 ? [] : [{ lines: [{ label: t('checkout.fare.rest'), amount: price(rest) }] }]),
      ]}
      total={{ label: t('checkout.fare.total'), amount: price(total) }}
      note={t('checkout.fare.note')}
    />
  );
}
