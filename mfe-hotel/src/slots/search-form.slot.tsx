export { HotelSearchPanel as default } from '../search/hotel-search.tsx';
