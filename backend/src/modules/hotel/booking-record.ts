import type { HotelBookingRequest } from '@wisata/kernel/contracts/hotel-booking-request';
import type { SoldBy } from '@wisata/kernel/contracts/fields';
import type { HotelBooking } from '@wisata/kernel/contracts/hotel-booking';
import type { Locale } from '@wisata/kernel/locale';
import { formatGuestLabel } from '@wisata/kernel/contracts/hotel-occupancy';
import { ZONES } from '@wisata/kernel/zones';
import { amountsIn } from '../../app/amount.ts';
import { contactRecord } from '../bookings/index.ts';
import { cancelMessage, policySteps } from './cancel-policy.ts';
import { leadPicture, imageUri, roomPicture, thumbUri } from './content/pictures.ts';
import type { toGuests } from './guests.rules.ts';
import type { Hotel, RoomType } from './hotel-content.ts';
import { MEAL_NAMES, rateName } from './rates.ts';
import { pictureWords, PROVIDER_CODE, roomSubText, TAX_PERCENT } from './room-offer.view.ts';
import { countNights } from './stay.ts';
import type { Stay } from './stay.ts';
import type { SupplierOffer } from './supplier.ts';

/** What is being booked, everything checked. */
export interface BookedStay {
  readonly hotel: Hotel;
  readonly room: RoomType;
  readonly offer: SupplierOffer;
  readonly stay: Stay;
  readonly guests: ReturnType<typeof toGuests>;
  readonly body: HotelBookingRequest;
  readonly locale: Locale;
}

function hotelFields(hotel: Hotel) {
  const { city } = hotel;
  return {
    key: hotel.key,
    name: hotel.name,
    address: hotel.address,
    latitude: hotel.latitude,
    longitude: hotel.longitude,
    country_code: city.countryCode,
    star_rating: hotel.star,
    country: city.countryName,
    city: city.name,
    city_key: city.key,
    area: hotel.area.name,
    phone: hotel.phone,
    email: hotel.email,
    check_in_time: hotel.checkInTime,
    check_out_time: hotel.checkOutTime,
    time_zone: ZONES[city.zone],
    zone_label: city.zone,
  };
}

function roomFields({ hotel, room, offer, locale }: BookedStay) {
  const picture = roomPicture(hotel, room);
  return {
    key: offer.roomKey,
    code: room.code,
    name: room.title,
    provider_code: PROVIDER_CODE,
    include_breakfast: offer.mealType !== 'RO',
    meal_type: offer.mealType,
    meal_type_name: MEAL_NAMES[offer.mealType][locale],
    rate_code: offer.rateCode,
    rate_name: rateName(Boolean(offer.refundableUntil))[locale],
    sub_text: roomSubText(room, locale),
    image_uri: imageUri(picture),
    thumb_uri: thumbUri(picture),
    media: pictureWords(picture),
  };
}

function priceFields({ room, offer, stay }: BookedStay) {
  const amount = amountsIn(offer.currency);
  return {
    currency: offer.currency,
    total_price: amount(offer.totalMinor),
    net_price: amount(offer.totalMinor - offer.taxMinor),
    tax_price: amount(offer.taxMinor),
    tax_percent: TAX_PERCENT,
    price_details: offer.nights.map((night, nightIndex) => ({
      night_index: nightIndex,
      date: night.date,
      count_adult: stay.adults,
      count_child: stay.children,
      count_infant: 0,
      total_room: stay.rooms,
      total_price: amount(night.totalMinor),
      meals_price: amount(night.mealsMinor),
      extra_beds_price: amount(night.extraBedsMinor),
      room_type_price: [
        { type_code: room.code, name: room.title, room_count: stay.rooms, price_per_room: amount(night.roomMinor) },
      ],
    })),
  };
}

function policyFields({ hotel, offer }: BookedStay) {
  const steps = (locale: Locale) =>
    policySteps(hotel, offer, locale).map((step) => ({
      from: step.From,
      until: step.Until,
      amount: step.Amount,
      currency: offer.currency,
      percent: step.Percent,
      description: step.Description,
    }));
  return {
    cancel_limit: offer.refundableUntil,
    is_full_charge: offer.refundableUntil === null,
    is_guaranteed_booking: true,
    cancel_policy: {
      message: {
        en: cancelMessage(offer.refundableUntil, hotel, 'en'),
        id: cancelMessage(offer.refundableUntil, hotel, 'id'),
      },
      en: steps('en'),
      id: steps('id'),
    },
  };
}

function contactFields({ body, stay }: BookedStay) {
  const { contact } = body;
  return {
    count_adult: stay.adults,
    ...contactRecord(contact),
    remark: contact.remark,
    request_child_bed: contact.request_child_bed,
  };
}

/** The hotel booking of spec section 3; statuses and time limit are added from the booking itself when it is read. */
export function bookingRecord(booked: BookedStay): Omit<HotelBooking, SoldBy> {
  const { hotel, stay, guests, body } = booked;
  const picture = leadPicture(hotel);
  return {
    record_version: 2,
    hotel: hotelFields(hotel),
    room: roomFields(booked),
    check_in_date: stay.checkInDate,
    check_out_date: stay.checkOutDate,
    check_in_time: hotel.checkInTime,
    check_out_time: hotel.checkOutTime,
    time_zone: ZONES[hotel.city.zone],
    zone_label: hotel.city.zone,
    total_night: countNights(stay),
    count_guest: stay.adults,
    count_child: stay.children,
    count_room: stay.rooms,
    label_guest: formatGuestLabel({ guests: stay.adults, rooms: stay.rooms }),
    ...priceFields(booked),
    ...policyFields(booked),
    confirmation_id: null,
    contact: contactFields(booked),
    paxes: guests,
    special_requests: body.special_requests,
    image_uri: imageUri(picture),
    thumb_uri: thumbUri(picture),
    media: pictureWords(picture),
  };
}

/** The search that leads to this hotel again, in the query's own keys. */
export function bookingSearch({ hotel, stay }: BookedStay) {
  return {
    destinationKey: hotel.city.key,
    city: hotel.city.name,
    hotelKey: hotel.key,
    checkInDate: stay.checkInDate,
    checkOutDate: stay.checkOutDate,
    countRoom: stay.rooms,
    countGuest: stay.adults,
    countChild: stay.children,
  };
}
