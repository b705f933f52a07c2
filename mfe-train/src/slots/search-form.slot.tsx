export { TrainSearchPanel as default } from '../search/train-search.tsx';
