export { HotelSearchPanel as default } from '../components/hotel-search.tsx';
