export { FlightSearchPanel as default } from '../search/flight-search.tsx';
