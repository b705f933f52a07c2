import { BedDouble, Car, Check, Star, Users } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { findPartyProblem } from '@wisata/kernel/contracts/tour-party';
import type { TourPackage } from '@wisata/kernel/contracts/tour-price';
import { exactPrice, fromMajor, price as priceText } from '@wisata/kernel/money';
import { Button } from '@wisata/ui/button';
import { Icon, type IconType } from '@wisata/ui/icon';
import { Note } from '@wisata/ui/note';
import { PriceBlock } from '@wisata/ui/price';
import { grandTotal } from '../visit/breakdown-lines.rules.ts';
import { priceChoice } from '../visit/visit-choice.rules.ts';
import styles from './package-cards.module.css';
import { useProblemText } from './use-problem-text.ts';
import type { VisitView } from './use-visit-view.ts';

interface PackageProps {
  readonly view: VisitView;
  readonly pricePackage: TourPackage;
}

function Facts({ view: { service }, pricePackage }: PackageProps) {
  const { t } = useTranslation(service);
  const { MinPax: min, MaxPax: max, StarLevel: stars, AllowTripleSharing, IncludeDriver } = pricePackage;
  const facts: readonly (readonly [IconType, string])[] = [
    [Users, t('package.people', { min, max })],
    ...(stars > 0 ? [[Star, t('package.stars', { count: stars })] as const] : []),
    ...(AllowTripleSharing ? [[BedDouble, t('package.triple')] as const] : []),
    ...(IncludeDriver ? [[Car, t('package.driver')] as const] : []),
  ];
  return (
    <ul role="list" className={styles.facts}>
      {facts.map(([icon, text]) => (
        <li key={text}>
          <Icon of={icon} size="s" />
          {text}
        </li>
      ))}
    </ul>
  );
}

function PackageCard({ view, pricePackage }: PackageProps) {
  const { service, price, choice, today, change } = view;
  const { t } = useTranslation(service);
  const words = useProblemText(view);
  const { PricePackageId: id, Name: name, AdultPrice: adult, ChildPrice: child } = pricePackage;
  const priced = priceChoice(view, { ...choice, packageId: id }, today);
  const problem = findPartyProblem(pricePackage, choice.paxes);
  const isChosen = choice.packageId === id;
  const of = (major: number) => priceText(fromMajor(major, price.Currency));
  const units = [t('package.adult', { price: of(adult) }), child > 0 && t('package.child', { price: of(child) })];
  return (
    <li className={styles.card} data-chosen={isChosen || undefined}>
      <h4 className={styles.name}>{name}</h4>
      <Facts view={view} pricePackage={pricePackage} />
      {problem && <Note tone="warn">{words.party(problem)}</Note>}
      <div className={styles.stub}>
        <PriceBlock
          total={priced ? exactPrice(grandTotal(priced.breakdown)) : ''}
          covers={t('price.covers', { count: choice.paxes.length })}
          unit={units.filter(Boolean).join(' · ')}
        />
        <Button
          variant={isChosen ? 'primary' : 'quiet'}
          aria-pressed={isChosen}
          aria-label={t(isChosen ? 'package.chosenOf' : 'package.chooseOf', { name })}
          full
          {...(isChosen ? { icon: Check } : {})}
          onClick={() => change({ packageId: id })}
        >
          {t(isChosen ? 'package.chosen' : 'package.choose')}
        </Button>
      </div>
    </li>
  );
}

/** The packages side by side, each at what the party would pay, with why it does not take the party. */
export function PackageCards({ view }: { readonly view: VisitView }) {
  return (
    <ul role="list" className={styles.cards}>
      {view.price.PricePackages.map((pricePackage) => (
        <PackageCard key={pricePackage.PricePackageId} view={view} pricePackage={pricePackage} />
      ))}
    </ul>
  );
}
