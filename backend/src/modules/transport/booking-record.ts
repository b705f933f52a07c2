import type { SoldBy } from '@wisata/kernel/contracts/fields';
import type { MapPlace } from '@wisata/kernel/contracts/maps-places';
import type { TransportBooking, TransportStop } from '@wisata/kernel/contracts/transport-booking';
import type { TransportBookingRequest } from '@wisata/kernel/contracts/transport-booking-request';
import { vehicleClassName } from '@wisata/kernel/contracts/transport-terms';
import type { Locale } from '@wisata/kernel/locale';
import { contactPhone } from '../bookings/index.ts';
import type { Choice } from './choice.ts';
import { fareParts } from './fare.rules.ts';
import { hireTimeOf } from './hire-time.rules.ts';
import {
  describeCharges,
  describeFeature,
  describeLocation,
  describeTerms,
  pictureOf,
  transportAmount,
  TRANSPORT_CURRENCY,
} from './vehicle.view.ts';

type Draft = Omit<TransportBooking, SoldBy>;

/** What is booked, everything checked. */
export interface BookedTrip extends Choice {
  readonly body: TransportBookingRequest;
  readonly locale: Locale;
  readonly now: Date;
  /** What the places are called in each language. */
  readonly names: Readonly<Record<'pickUp' | 'dropOff', TransportStop['names']>>;
}

function stopOf(place: MapPlace, names: TransportStop['names'], date: string, time: string): TransportStop {
  const { place_id, name, address, code, country, latitude, longitude } = describeLocation(place);
  return { place_id, name, names, address, code, country, latitude, longitude, date, time };
}

function paxesOf({ driver, contact }: TransportBookingRequest): Draft['paxes'] {
  const { title, first_name, last_name } = driver ?? contact;
  return [
    {
      title,
      first_name,
      last_name,
      birth_date: driver?.birth_date ?? null,
      licence_number: driver?.licence_number ?? '',
      licence_expires: driver?.licence_expires ?? null,
    },
  ];
}

const orderedExtras = ({ body, offered }: BookedTrip): Draft['ancillaries'] =>
  body.ancillaries.map(({ id, quantity, evidences }) => ({
    id,
    currencyCode: TRANSPORT_CURRENCY,
    rate: transportAmount(offered.find((each) => each.id === id)?.rateMinor ?? 0),
    quantity,
    evidences,
  }));

function priceFields({ available, charges, totalMinor }: BookedTrip) {
  const { baseMinor, surchargeMinor, serviceFeeMinor } = fareParts(available.charges);
  return {
    currency: TRANSPORT_CURRENCY,
    base_fare: transportAmount(baseMinor),
    surcharge: transportAmount(surchargeMinor),
    service_fee: transportAmount(serviceFeeMinor),
    total_fare: transportAmount(available.fareMinor),
    total_price: transportAmount(totalMinor),
    priceDetail: describeCharges(charges),
  };
}

function vehicleFields({ available: { vehicle }, trip, now, locale }: BookedTrip) {
  return {
    vehicle_id: vehicle.key,
    class_id: vehicle.className,
    class_name: vehicleClassName(vehicle.className, locale),
    brand_name: vehicle.brand,
    factory_name: vehicle.factory,
    provider: vehicle.provider,
    thumbnail: pictureOf(vehicle),
    feature: describeFeature(vehicle),
    terms: describeTerms(vehicle, trip, now),
  };
}

/** The transport booking of spec section 3; statuses and time limit are added from the booking itself when it is read. */
export function bookingRecord(booked: BookedTrip): Draft {
  const { trip, body, names } = booked;
  const { contact } = body;
  return {
    record_version: 2,
    service_type: trip.mode,
    is_self_drive: trip.mode === 'self-drive',
    group_code: '',
    correlation_id: body.correlationId ?? '',
    reservation_id: '',
    ...vehicleFields(booked),
    pickup: stopOf(trip.pickUp, names.pickUp, trip.pickUpDate, trip.pickUpTime),
    dropoff: stopOf(trip.dropOff, names.dropOff, trip.dropOffDate, trip.dropOffTime),
    time_zone: trip.timeZone,
    days: hireTimeOf(trip.mode, trip.fare.minutes).days,
    passengers: body.passengers,
    bags: body.bags,
    ...priceFields(booked),
    ancillaries: orderedExtras(booked),
    paxes: paxesOf(body),
    contact: {
      title: contact.title,
      first_name: contact.first_name,
      last_name: contact.last_name,
      email: contact.email,
      mobile_phone: contactPhone(contact),
    },
    flight_number: body.flight_number,
    sign_name: body.sign_name || `${contact.first_name} ${contact.last_name}`,
    remark: body.remark,
    assigned_driver: null,
    raw_response: {},
    issued: null,
  };
}

/** The search that leads to this trip again, in the words of the list's address. */
export const bookingSearch = ({ body }: BookedTrip) => ({
  mode: body.mode,
  pickUp: body.pickUp,
  ...(body.dropOff ? { dropOff: body.dropOff } : {}),
  pickUpDate: body.pickUpDate,
  pickUpTime: body.pickUpTime,
  ...(body.dropOffDate ? { dropOffDate: body.dropOffDate } : {}),
  ...(body.dropOffTime ? { dropOffTime: body.dropOffTime } : {}),
  passengers: body.passengers,
  bags: body.bags,
});
