import type { AppContext } from '@wisata/kernel/app-context';
import { toMajor } from '@wisata/kernel/money';
import {
  breadcrumbData,
  clipDescription,
  fileAddress,
  pageAddress,
  type NamedPage,
  type SchemaThing,
} from '@wisata/kernel/page-head';
import type { PageHead } from '@wisata/kernel/remote';
import { plainText } from '@wisata/kernel/rich-text';
import { listPath, serviceName } from '@wisata/kernel/services';
import { mediaUrl, type Media } from '@wisata/ui/picture';
import type { PostDetail } from '../api/blog.model.ts';
import type { Collection, Listed } from '../api/content.model.ts';
import type { Answered } from '../help/faq.rules.ts';
import { servicesSearchedAs } from './offered.rules.ts';
import { productPath } from '../collections/stay-path.rules.ts';

/** The form of a picture that is shown with a shared address. */
export const sharedPicture = (picture: Media) => mediaUrl(picture, 1280, 'webp');

const pictureAddress = (app: AppContext, picture: Media) => fileAddress(app, sharedPicture(picture));

/** The way from the home page, as the breadcrumb shows it. */
export function wayData(app: AppContext, way: readonly NamedPage[]): SchemaThing {
  return breadcrumbData(app, [{ name: app.t('content:home.name'), path: '/' }, ...way]);
}

/** What search engines and shared links are told of one thing with a page of its own. */
export function itemHead(
  app: AppContext,
  { title, description, picture }: { readonly title: string; readonly description: string; readonly picture: Media },
  way: readonly NamedPage[],
  ...data: readonly SchemaThing[]
): PageHead {
  return {
    title,
    description: clipDescription(description),
    image: sharedPicture(picture),
    structuredData: [...data, wayData(app, way)],
  };
}

/** Who sells here, and where places are searched by name. */
export function siteData(app: AppContext): readonly SchemaThing[] {
  const { brand, baseUrl } = app.config;
  const name = brand.name.charAt(0).toUpperCase() + brand.name.slice(1);
  const id = `${baseUrl}/#organization`;
  const [stays] = servicesSearchedAs(app.config, 'stay');
  const place = stays?.search?.keys.toName;
  const action = stays &&
    place && {
      '@type': 'SearchAction',
      target: {
        '@type': 'EntryPoint',
        urlTemplate: `${pageAddress(app, listPath(stays.key))}?${place}={search_term_string}`,
      },
      'query-input': 'required name=search_term_string',
    };
  return [
    {
      '@type': 'Organization',
      '@id': id,
      name,
      legalName: brand.company,
      url: `${baseUrl}/`,
      contactPoint: { '@type': 'ContactPoint', contactType: 'customer service', telephone: brand.helpPhone },
    },
    {
      '@type': 'WebSite',
      name,
      url: pageAddress(app, '/'),
      inLanguage: app.locale,
      publisher: { '@id': id },
      ...(action ? { potentialAction: action } : {}),
    },
  ];
}

function offerOf(app: AppContext, product: Listed): SchemaThing | undefined {
  if (!product.total) return undefined;
  return {
    '@type': 'Offer',
    price: toMajor(product.total),
    priceCurrency: product.total.currency,
    availability: 'https://schema.org/InStock',
    url: pageAddress(app, productPath(product)),
  };
}

function ratingOf({ reviews }: Listed): SchemaThing {
  if (!reviews) return {};
  const { score: ratingValue, count: reviewCount } = reviews;
  return { aggregateRating: { '@type': 'AggregateRating', ratingValue, bestRating: 10, reviewCount } };
}

/** A product on sale with what a night, a person or a piece costs at the least, and how guests rated it. */
export function productData(app: AppContext, product: Listed, pictures: readonly Media[]): SchemaThing {
  const offers = offerOf(app, product);
  return {
    '@type': 'Product',
    name: product.name,
    description: product.description,
    category: serviceName(app.config, product.service, app.locale),
    image: pictures.map((picture) => pictureAddress(app, picture)),
    url: pageAddress(app, productPath(product)),
    ...(offers ? { offers } : {}),
    ...ratingOf(product),
  };
}

/** A promotion: its products with their prices. */
export function collectionData(
  app: AppContext,
  { name, description, slug, products }: Collection & { readonly products: readonly Listed[] },
): SchemaThing {
  return {
    '@type': 'OfferCatalog',
    name,
    description,
    url: pageAddress(app, `/promotion/${encodeURIComponent(slug)}`),
    numberOfItems: products.length,
    itemListElement: products.flatMap((product) => {
      const offer = offerOf(app, product);
      const { name: itemName, cityName } = product;
      const item =
        'hotelKey' in product
          ? { '@type': 'Hotel', name: itemName, address: cityName }
          : { '@type': 'Product', name: itemName };
      return offer ? [{ ...offer, itemOffered: item }] : [];
    }),
  };
}

export function postData(app: AppContext, post: PostDetail): SchemaThing {
  return {
    '@type': 'BlogPosting',
    headline: post.title,
    description: post.excerpt,
    image: [pictureAddress(app, post.picture)],
    datePublished: post.createdAt,
    inLanguage: app.locale,
    keywords: post.tags.map(({ name }) => name),
    url: pageAddress(app, `/blog/${encodeURIComponent(post.slug)}`),
    author: { '@type': 'Organization', name: app.config.brand.company },
    publisher: { '@id': `${app.config.baseUrl}/#organization` },
  };
}

const words = (answer: Answered['answer']) =>
  plainText(answer)
    .replace(/\s+([.,;:!?]|$)/g, '$1')
    .replace(/\s+/g, ' ');

export function questionsData(questions: readonly Answered[]): SchemaThing {
  return {
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: words(answer) },
    })),
  };
}
