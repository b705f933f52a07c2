/** Classes of a train (spec section 3); a Luxury coach is sold as an executive one of its own name. */
export const TRAIN_CLASSES = ['economy', 'business', 'executive'] as const;

/** One of them. */
export type TrainClass = (typeof TRAIN_CLASSES)[number];
