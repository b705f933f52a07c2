export { TripSearchPanel as default } from '../search/trip-search.tsx';
