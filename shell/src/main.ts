import { boot } from './boot.tsx';

boot(window);
