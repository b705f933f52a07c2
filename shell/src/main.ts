import { boot } from './boot.tsx';

void boot(window);
