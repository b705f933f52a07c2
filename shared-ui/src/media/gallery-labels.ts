/** Every text of the gallery; numbers start at 1. */
export interface GalleryLabels {
  /** Name of the gallery and title of its viewer: the hotel's name. */
  readonly title: string;
  /** Name of a picture's button, before what is to be seen on it: `Open picture 3 of 24`. */
  readonly open: (number: number, count: number) => string;
  /** On the button over the mosaic: `All 24 pictures`. */
  readonly all: (count: number) => string;
  readonly counter: (number: number, count: number) => string;
  readonly previous: string;
  readonly next: string;
  readonly close: string;
}
