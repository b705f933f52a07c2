import type { LandingPlacesAnswer, LandingRouteAnswer } from '@wisata/kernel/contracts/content-landing';
import type { Money } from '@wisata/kernel/money';
import type { Media } from '@wisata/ui/picture';
import type { Stay } from './content.model.ts';

/** A page about a route or a city. */
export interface LandingHead {
  readonly slug: string;
  /** Key of the service that its figures are of. */
  readonly kind: string;
  /** City that the route begins in; undefined for a city's page. */
  readonly from: string | undefined;
  readonly to: string;
  readonly picture: Media;
}

/** Figures of a route; totals are whole rupiah for one adult. */
export type RouteFigures = LandingRouteAnswer;

/** A page about a route, with its figures. */
export interface RouteLanding extends LandingHead {
  readonly from: string;
  readonly route: RouteFigures;
}

/** Figures of a city or area for tomorrow night, two guests. */
export interface CityFigures {
  readonly destinationKey: string;
  readonly hotelCount: number;
  readonly areas: readonly { readonly name: string; readonly count: number }[];
  readonly lowest: Money | undefined;
  readonly stays: readonly Stay[];
}

export interface Landing extends LandingHead {
  readonly route: RouteFigures | undefined;
  readonly city: CityFigures | undefined;
  readonly places: LandingPlacesAnswer | undefined;
}
