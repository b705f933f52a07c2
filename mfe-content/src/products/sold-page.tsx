import { useTranslation } from 'react-i18next';
import { unitsOf } from '@wisata/kernel/contracts/category-product-rules';
import { exactPrice, fromMajor, price } from '@wisata/kernel/money';
import { serviceName } from '@wisata/kernel/services';
import { RouterLink, useApp } from '@wisata/runtime';
import { PriceLooksHere } from '@wisata/runtime/journey/price-looks-here';
import { BottomBar } from '@wisata/ui/bottom-bar';
import { LinkButton } from '@wisata/ui/button';
import { Card } from '@wisata/ui/card';
import { Page, SideColumns } from '@wisata/ui/layout';
import { PriceBlock } from '@wisata/ui/price';
import type { SoldDetail } from '../api/sold.model.ts';
import { Score } from '../collections/score.tsx';
import { AskCard } from '../help/ask-card.tsx';
import { PageEnd, PageHead } from '../page/page-head.tsx';
import { ProductPictures } from '../page/product-pictures.tsx';
import { choiceQuery, isBookable, priceChoice, type ProductChoice } from './choice.rules.ts';
import { ProductChoose } from './product-choose.tsx';
import { ProductWords, PRODUCTS } from './product-words.tsx';
import styles from './products.module.css';
import { useChoice } from './use-choice.ts';
import { useProductText } from './use-product-text.ts';

interface SoldProps {
  readonly sold: SoldDetail;
}

interface OfferProps extends SoldProps {
  readonly choice: ProductChoice;
}

/** What the choice costs, and the way to the checkout. */
function Offer({ sold, choice, size }: OfferProps & { readonly size: 'm' | 'l' }) {
  const { t } = useTranslation(PRODUCTS);
  const { clock } = useApp();
  const text = useProductText();
  const { sale } = sold;
  const total = fromMajor(priceChoice(sale, choice).GrandTotal, sale.currency);
  const units = text.units({ product_unit: sale.product_unit, units: unitsOf(sale, choice) });
  const query = choiceQuery(sale, choice);
  query.set('slug', sold.slug);
  query.set('totalPrice', String(priceChoice(sale, choice).GrandTotal));
  const canBook = isBookable(sale, choice, clock.now());
  return (
    <>
      {canBook ? (
        <PriceBlock
          total={price(total)}
          covers={t('choose.covers', { date: text.day(choice.date), units })}
          size={size}
        />
      ) : (
        <p>{t('choose.none')}</p>
      )}
      <LinkButton
        as={RouterLink}
        href={canBook ? `/product/checkout?${query.toString()}` : '#choose'}
        variant="action"
        full
      >
        {canBook ? t('choose.book', { price: exactPrice(total) }) : t('choose.ask')}
      </LinkButton>
    </>
  );
}

/** What the same choice cost before, and watching it; there is nothing to watch where nothing is free. */
function Looks({ sold: { sale, slug, name, service }, choice }: OfferProps) {
  const { clock } = useApp();
  const { day } = useProductText();
  if (!isBookable(sale, choice, clock.now())) return null;
  const query = choiceQuery(sale, choice).toString();
  return (
    <PriceLooksHere
      service={service}
      subject={`${slug} ${query}`}
      total={fromMajor(priceChoice(sale, choice).GrandTotal, sale.currency)}
      watch={{ title: `${name}, ${day(choice.date)}`, path: `/product/${slug}?${query}` }}
    />
  );
}

function OfferCard({ sold, choice }: OfferProps) {
  const { t } = useTranslation(PRODUCTS);
  return (
    <Card as="section" padded label={t('choose.title')}>
      <div className={styles.stub}>
        <Offer sold={sold} choice={choice} size="l" />
        <Looks sold={sold} choice={choice} />
        <p className={styles.note}>{sold.terms[0]}</p>
      </div>
    </Card>
  );
}

function Lines({ title, lines }: { readonly title: string; readonly lines: readonly string[] }) {
  if (lines.length === 0) return null;
  return (
    <section>
      <h2>{title}</h2>
      <ul>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </section>
  );
}

function Where({ sold: { sale } }: SoldProps) {
  const { t } = useTranslation(PRODUCTS);
  const { name, address, latitude, longitude } = sale.meetingPoint;
  return (
    <section>
      <h2>{t('page.where')}</h2>
      <p>{name}</p>
      <p>{address}</p>
      <a
        className={styles.map}
        href={`https://www.google.com/maps/search/?api=1&query=${latitude},${longitude}`}
        target="_blank"
        rel="noreferrer"
      >
        {t('page.map')}
      </a>
    </section>
  );
}

function Facts({ sold }: SoldProps) {
  const { t } = useTranslation(PRODUCTS);
  return (
    <div className={styles.facts}>
      <Lines title={t('page.includes')} lines={sold.inclusions} />
      <Lines title={t('page.other')} lines={sold.other} />
      <Lines title={t('page.use')} lines={sold.howToUse} />
      <Lines title={t('page.terms')} lines={sold.terms} />
      <Where sold={sold} />
    </div>
  );
}

function Ask({ sold }: SoldProps) {
  const { t } = useTranslation(PRODUCTS);
  return <AskCard title={t('page.ask')} text={t('page.askText')} about={sold.name} />;
}

interface BodyProps extends OfferProps {
  readonly change: ReturnType<typeof useChoice>['change'];
}

function Body({ sold, choice, change }: BodyProps) {
  return (
    <SideColumns at="end" side={<OfferCard sold={sold} choice={choice} />} sticky>
      <div className={styles.body}>
        {sold.reviews && <Score reviews={sold.reviews} />}
        <p className={styles.story}>{sold.story}</p>
        <ProductChoose sale={sold.sale} choice={choice} change={change} />
        <Facts sold={sold} />
      </div>
    </SideColumns>
  );
}

function Bar({ sold, choice }: OfferProps) {
  const { t } = useTranslation(PRODUCTS);
  return (
    <BottomBar label={t('choose.bar')}>
      <Offer sold={sold} choice={choice} size="m" />
    </BottomBar>
  );
}

/** The page of an activity or extra: what it is, what of it can be bought when, and a question to the help desk. */
export function SoldPage({ sold }: SoldProps) {
  const { t } = useTranslation('content');
  const { config, locale } = useApp();
  const { choice, change } = useChoice(sold.sale);
  return (
    <>
      <Page>
        <PageHead
          title={sold.name}
          lede={`${sold.cityName} · ${serviceName(config, sold.service, locale, 'one')}`}
          way={[{ label: t('product.title'), href: '/product' }]}
        />
        <ProductPictures of={sold} />
        <PageEnd>
          <ProductWords>
            <Body sold={sold} choice={choice} change={change} />
            <Ask sold={sold} />
          </ProductWords>
        </PageEnd>
      </Page>
      <ProductWords>
        <Bar sold={sold} choice={choice} />
      </ProductWords>
    </>
  );
}
