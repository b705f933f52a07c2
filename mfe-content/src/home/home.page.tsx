import { useEffect, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLoaderData } from 'react-router-dom';
import { lazyPart, optionalPart, pageLoader, useApp, type HeadOf } from '@wisata/runtime';
import { BelowFold, SCREEN_HIGH } from '@wisata/runtime/journey/below-fold';
import { Band, Page, Section, Stack } from '@wisata/ui/layout';
import { InBrowser } from '@wisata/ui/in-browser';
import type { AppContext } from '@wisata/kernel/app-context';
import type { PageHead as Head } from '@wisata/kernel/remote';
import { servicesSearchedAs } from '../page/offered.rules.ts';
import { sharedPicture, siteData } from '../page/page-facts.ts';
import { CollectionList, CollectionListSkeleton } from '../collections/collection-card.tsx';
import { DeferredPart } from '../page/deferred-part.tsx';
import { useReturning } from '../page/use-returning.ts';
import { HomeBanners, HomeThemes } from './home-themes.tsx';
import { VisitCards } from './visit-cards.tsx';
import { HomeRoutes } from './home-routes.tsx';
import { Hero, HERO_PICTURE, Promises } from './hero.tsx';
import { PartnerRow } from './partner-row.tsx';
import { PostList, PostListSkeleton } from '../blog/post-card.tsx';
import { OwnWordsDoor } from '../own-words/own-words-door.tsx';
import { ServiceSearch } from './service-search.tsx';
import { WatchedHere } from './watched-here.tsx';
import { StayList, StayListSkeleton } from '../collections/stay-card.tsx';
import {
  canCompareWays,
  loadCalls,
  searchFirstCodes,
  searchRoutes,
  searchThemes,
  searchVisits,
  searchWays,
} from './home.data.ts';
import { createKeptHome } from './kept-home.ts';
import { homeLede } from './home-lede.rules.ts';
import styles from './home.module.css';

// In the file of the page, which the server renders with all of them, and taken over each by itself.
const KeptProducts = optionalPart(
  async () => (await import(/* webpackMode: "eager" */ './kept-products.tsx')).KeptProducts,
);

const InstallHint = optionalPart(
  async () => (await import(/* webpackMode: "eager" */ './install-hint.tsx')).InstallHint,
);

const PlaneOrTrain = lazyPart(
  async () => (await import(/* webpackMode: "eager" */ '../landing/plane-or-train.tsx')).PlaneOrTrain,
);

const VoucherCodes = lazyPart(
  async () => (await import(/* webpackMode: "eager" */ '../collections/voucher-codes.tsx')).VoucherCodes,
);

const STAYS = 4;
const COLLECTIONS = 4;
/** With the two ways of a route beside them, and without. */
const IDEAS = { beside: 3, alone: 5 };

/** Every part is asked for at once and arrives by itself, so a slow or failing one holds up nobody. */
function askForAll(app: AppContext) {
  const { api } = app;
  const isCompared = canCompareWays(app);
  const calls = loadCalls();
  return {
    visits: searchVisits(app, STAYS),
    banners: calls.then(([{ searchBanners }]) => searchBanners(api)),
    categories: searchThemes(app),
    stays: calls.then(([{ searchPopularStays }]) => searchPopularStays(api, STAYS)),
    collections: calls.then(([{ searchCollections }]) => searchCollections(api)),
    codes: searchFirstCodes(app),
    posts: calls.then(([, { searchFeaturedPosts }]) =>
      searchFeaturedPosts(api, isCompared ? IDEAS.beside : IDEAS.alone),
    ),
    ways: isCompared ? searchWays(app) : null,
    landings: searchRoutes(app),
    partners: calls.then(([{ getPartners }]) => getPartners(api)),
  };
}

type HomeData = ReturnType<typeof askForAll>;

const kept = createKeptHome<HomeData>();

export const loader = pageLoader((app) => kept.find(app) ?? askForAll(app));

export { loadCalls };

export function head({ app }: HeadOf<typeof loader>): Head {
  return {
    title: `${app.t('content:home.headline1')} ${app.t('content:home.headline2')}`.replace(/\.$/, ''),
    description: homeLede(app),
    image: sharedPicture(HERO_PICTURE),
    structuredData: siteData(app),
  };
}

function All({ to, children }: { readonly to: string; readonly children: ReactNode }) {
  return (
    <Link to={to} className={styles.all}>
      {children}
    </Link>
  );
}

function PopularStays({ stays }: Pick<HomeData, 'stays'>) {
  const { t } = useTranslation('content');
  return (
    <Section
      id="home-popular"
      title={t('popular.title')}
      lede={t('popular.lede')}
      action={<All to="/popular">{t('popular.all')}</All>}
    >
      <DeferredPart data={stays} loading={<StayListSkeleton count={STAYS} arrangement="row" />}>
        {(list) => (list.length > 0 ? <StayList stays={list} arrangement="row" /> : <p>{t('popular.none')}</p>)}
      </DeferredPart>
    </Section>
  );
}

function PopularVisits({ visits }: Pick<HomeData, 'visits'>) {
  const { t } = useTranslation('content');
  const { config } = useApp();
  if (servicesSearchedAs(config, 'visit').length === 0) return null;
  return (
    <Section id="home-visits" title={t('visit.title')} lede={t('visit.lede')}>
      <DeferredPart data={visits} loading={<StayListSkeleton count={STAYS} arrangement="row" />}>
        {(list) => (list.length > 0 ? <VisitCards visits={list} /> : <p>{t('visit.none')}</p>)}
      </DeferredPart>
    </Section>
  );
}

function Themes({ categories, banners }: Pick<HomeData, 'categories' | 'banners'>) {
  return (
    <>
      <DeferredPart data={categories} loading={<div className={styles.themes} />}>
        {(list) => list.length > 0 && <HomeThemes categories={list} />}
      </DeferredPart>
      <DeferredPart data={banners} loading={<div className={styles.banner} />}>
        {(list) => list.length > 0 && <HomeBanners banners={list} />}
      </DeferredPart>
    </>
  );
}

function Promotions({ collections, codes }: Pick<HomeData, 'collections' | 'codes'>) {
  const { t } = useTranslation('content');
  return (
    <Section
      id="home-promotions"
      title={t('promotion.title')}
      lede={t('promotion.lede')}
      action={<All to="/promotion">{t('promotion.all')}</All>}
    >
      <Stack gap={6}>
        <DeferredPart data={collections} loading={<CollectionListSkeleton count={COLLECTIONS} />}>
          {(list) => (list.length > 0 ? <CollectionList collections={list} /> : <p>{t('promotion.none')}</p>)}
        </DeferredPart>
        <DeferredPart data={codes} loading={<div className={styles.codes} />}>
          {(list) => <VoucherCodes codes={list} isRow />}
        </DeferredPart>
      </Stack>
    </Section>
  );
}

function TripIdeas({ posts, ways }: Pick<HomeData, 'posts' | 'ways'>) {
  const { t } = useTranslation('content');
  const count = ways ? IDEAS.beside : IDEAS.alone;
  const last = ways && (
    <DeferredPart data={ways} loading={<div className={styles.ways} />}>
      {(both) => both.length > 0 && <PlaneOrTrain ways={both} level={3} />}
    </DeferredPart>
  );
  return (
    <Section
      id="home-ideas"
      title={t('blog.title')}
      lede={t('blog.lede')}
      action={<All to="/blog">{t('blog.all')}</All>}
    >
      <DeferredPart data={posts} loading={<PostListSkeleton count={count} arrangement="ideas" />}>
        {(list) =>
          list.length > 0 ? <PostList posts={list} arrangement="ideas" last={last} /> : <p>{t('blog.none')}</p>
        }
      </DeferredPart>
    </Section>
  );
}

function RoutesAndCities({ landings }: Pick<HomeData, 'landings'>) {
  return (
    <DeferredPart data={landings} loading={<div className={styles.routes} />}>
      {(list) => list.length > 0 && <HomeRoutes landings={list} />}
    </DeferredPart>
  );
}

const HERO = <Hero />;

/** What a traveller comes for. One element for every drawing, so that what comes below it draws none of it anew. */
const SEARCH = (
  <div className={styles.lift}>
    <ServiceSearch />
    <OwnWordsDoor />
    <Promises />
  </div>
);

export function Component() {
  const data = useLoaderData<typeof loader>();
  const { stays, visits, categories, banners, collections, codes, posts, ways, landings, partners } = data;
  const app = useApp();
  const { services } = app.config;
  useEffect(() => void kept.keep(app, data), [app, data]);
  const isKnown = useReturning();
  return (
    <div className={services.length > 1 ? undefined : styles.single}>
      {HERO}
      <Page>
        {SEARCH}
        <BelowFold isKnown={isKnown} fallback={SCREEN_HIGH}>
          <WatchedHere />
          <PopularStays stays={stays} />
          <PopularVisits visits={visits} />
          <Themes categories={categories} banners={banners} />
        </BelowFold>
      </Page>
      <BelowFold isKnown={isKnown}>
        <Band>
          <Page>
            <Promotions collections={collections} codes={codes} />
          </Page>
        </Band>
        <Page>
          <TripIdeas posts={posts} ways={ways} />
          <InBrowser>
            <KeptProducts />
            <InstallHint />
          </InBrowser>
          <RoutesAndCities landings={landings} />
        </Page>
        <PartnerRow partners={partners} />
      </BelowFold>
    </div>
  );
}
