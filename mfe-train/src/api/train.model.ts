import type {
  toCoaches,
  toHold,
  toOffer,
  toQueuePlace,
  toRun,
  toStation,
  toStops,
  toTrain,
  toTrainList,
  toTrainPrice,
} from './train-adapter.ts';

/** A station, or a whole city with its stations. */
export type Station = ReturnType<typeof toStation>;

/** Times and ends of a journey. */
export type TrainRun = ReturnType<typeof toRun>;
/** One train between two stations, with its classes. */
export type Train = ReturnType<typeof toTrain>;
/** One class of a train on sale, at the fare of its sub class. */
export type TrainOffer = ReturnType<typeof toOffer>;
/** What all passengers of one type pay on a train. */
export type PaxFare = TrainOffer['paxFares'][number];

/** What the railway answered to a search. */
export type TrainList = ReturnType<typeof toTrainList>;

/** The price of a choice as it stands now. */
export type TrainPrice = ReturnType<typeof toTrainPrice>;
/** A chosen train in its chosen class, at the price of now. */
export type CheckedTrain = TrainPrice['trains'][number];

/** A station on the way of a train. */
export type Stop = ReturnType<typeof toStops>[number];

/** A coach with its seats. */
export type Coach = ReturnType<typeof toCoaches>[number];
export type Seat = Coach['seats'][number];

/** The seats that are kept for a traveller. */
export type SeatHold = NonNullable<ReturnType<typeof toHold>>;

/** A visitor's place in line. */
export type QueuePlace = ReturnType<typeof toQueuePlace>;
