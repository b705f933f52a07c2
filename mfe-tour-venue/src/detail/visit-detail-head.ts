import type { AppContext } from '@wisata/kernel/app-context';
import { toMajor } from '@wisata/kernel/money';
import { breadcrumbData, clipDescription, fileAddress, pageAddress } from '@wisata/kernel/page-head';
import type { PageHead } from '@wisata/kernel/remote';
import { listPath } from '@wisata/kernel/services';
import { mediaUrl } from '@wisata/ui/picture';
import type { VisitDetail } from '../api/visit.model.ts';
import { visitDetailPath } from '../visit/visit-paths.rules.ts';
import type { VisitPageData } from './visit-detail.data.ts';

const pictureOf = ({ thumbnail }: VisitDetail) => mediaUrl({ path: thumbnail }, 1280, 'webp');

function productData(app: AppContext, path: string, visit: VisitDetail) {
  const { title, description, from, rating, reviewCount } = visit;
  return {
    '@type': 'Product',
    name: title,
    description,
    url: pageAddress(app, path),
    image: [fileAddress(app, pictureOf(visit))],
    offers: { '@type': 'Offer', price: toMajor(from), priceCurrency: from.currency },
    ...(reviewCount > 0
      ? { aggregateRating: { '@type': 'AggregateRating', ratingValue: rating, bestRating: 5, reviewCount } }
      : {}),
  };
}

/** The page that search engines keep is the product's, whatever is chosen on it. */
export function visitDetailHead({ data, app }: { readonly data: VisitPageData; readonly app: AppContext }): PageHead {
  const { service, answer } = data;
  if (!answer.ok) return { noIndex: true };
  const { visit } = answer.data;
  const path = visitDetailPath(service, visit.id);
  return {
    title: [visit.title, visit.locations[0]?.city].filter(Boolean).join(', '),
    description: clipDescription(visit.description),
    image: pictureOf(visit),
    canonicalQuery: ['uniqueId'],
    structuredData: [
      productData(app, path, visit),
      breadcrumbData(app, [
        { name: app.t(`${service}:home`), path: '/' },
        { name: app.t(`${service}:list.documentTitle`), path: listPath(service) },
        { name: visit.title, path },
      ]),
    ],
  };
}
