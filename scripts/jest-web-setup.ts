import './jest-act.ts';
import '@testing-library/jest-dom';
import { configure } from '@testing-library/dom';

// The first look at a page waits for its code too, and a machine may do other things meanwhile.
configure({ asyncUtilTimeout: 20_000 });
