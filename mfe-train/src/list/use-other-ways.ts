import { useTranslation } from 'react-i18next';
import { price } from '@wisata/kernel/money';
import type { Train } from '../api/train.model.ts';
import { useTrainText } from '../journey/use-train-text.ts';
import { TRAIN_FILTER } from './train-filter.rules.ts';
import { TRAIN_LIST } from './train-list-query.rules.ts';
import { cheapestOffer } from './train-sort.rules.ts';
import type { ListView } from './use-list-view.ts';

const minuteOf = ({ departTime }: Train) => Number(departTime.slice(0, 2)) * 60 + Number(departTime.slice(3));

/** The nearest ways round a sold-out train: another class of it that a filter hides, the train that leaves next to it. */
export function useOtherWays(train: Train, { search, state, all, trains }: ListView) {
  const { t } = useTranslation('train');
  const text = useTrainText();
  const unfiltered = all.find(({ id }) => id === train.id);
  const otherClass = unfiltered && cheapestOffer(unfiltered);
  const nearest = trains
    .filter((each) => cheapestOffer(each))
    .toSorted((a, b) => Math.abs(minuteOf(a) - minuteOf(train)) - Math.abs(minuteOf(b) - minuteOf(train)))[0];
  const nearestOffer = nearest && cheapestOffer(nearest);
  const bare = { ...state, detail: '', open: undefined };
  const ofClass = otherClass && {
    href: TRAIN_LIST.statePath(search, { ...bare, filter: TRAIN_FILTER.cleared(state.filter) }),
    label: t('ways.class', { name: otherClass.name, price: price(otherClass.total) }),
  };
  const ofTrain = nearest &&
    nearestOffer && {
      href: TRAIN_LIST.statePath(search, { ...bare, detail: nearest.id }),
      label: t('ways.train', {
        train: nearest.name,
        time: text.time(nearest.departTime),
        price: price(nearestOffer.total),
      }),
    };
  return [ofClass, ofTrain].filter((way) => way !== undefined);
}
