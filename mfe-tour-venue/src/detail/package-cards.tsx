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
import { fitParty, type FittedParty } from './fit-party.rules.ts';
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

/** What a press on a package does: it is chosen, for the party as it is or with what makes it fit. */
function Choose({ view, pricePackage, fitted }: PackageProps & { readonly fitted: FittedParty | undefined }) {
  const { service, choice, change } = view;
  const { t } = useTranslation(service);
  const { PricePackageId: packageId, Name: name } = pricePackage;
  const isChosen = choice.packageId === packageId;
  const { added = 0, leftOut = 0 } = fitted ?? {};
  const steps = [
    added > 0 && t('package.add', { count: added }),
    leftOut > 0 && t('package.leaveOut', { count: leftOut }),
  ];
  const words = steps.filter(Boolean).join(', ');
  const isFit = words === '';
  return (
    <Button
      variant={isChosen && isFit ? 'primary' : 'quiet'}
      aria-pressed={isChosen && isFit}
      aria-label={
        isFit ? t(isChosen ? 'package.chosenOf' : 'package.chooseOf', { name }) : t('package.fitOf', { name, words })
      }
      full
      {...(isChosen && isFit ? { icon: Check } : {})}
      onClick={() => change({ packageId, ...(fitted && !isFit ? { paxes: fitted.paxes } : {}) })}
    >
      {isFit ? t(isChosen ? 'package.chosen' : 'package.choose') : words}
    </Button>
  );
}

function PackageCard({ view, pricePackage }: PackageProps) {
  const { service, price, choice, today } = view;
  const { t } = useTranslation(service);
  const words = useProblemText(view);
  const { PricePackageId: id, Name: name, AdultPrice: adult, ChildPrice: child } = pricePackage;
  const problem = findPartyProblem(pricePackage, choice.paxes);
  const fitted = problem && fitParty(pricePackage, choice.paxes);
  const paxes = fitted?.paxes ?? choice.paxes;
  const priced = priceChoice(view, { ...choice, packageId: id, paxes }, today);
  const of = (major: number) => priceText(fromMajor(major, price.Currency));
  const units = [t('package.adult', { price: of(adult) }), child > 0 && t('package.child', { price: of(child) })];
  return (
    <li className={styles.card} data-chosen={choice.packageId === id || undefined}>
      <h4 className={styles.name}>{name}</h4>
      <Facts view={view} pricePackage={pricePackage} />
      {problem && <Note tone="warn">{words.party(problem)}</Note>}
      <div className={styles.stub}>
        <PriceBlock
          total={priced ? exactPrice(grandTotal(priced.breakdown)) : ''}
          covers={t('price.covers', { count: paxes.length })}
          unit={units.filter(Boolean).join(' · ')}
        />
        <Choose view={view} pricePackage={pricePackage} fitted={fitted} />
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
