export { FlightSearchPanel as default } from '../components/flight-search.tsx';
