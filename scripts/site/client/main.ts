import { startCopying } from './copy.ts';
import { startFilters } from './filter.ts';
import { startHeader } from './header.ts';
import { startSearch } from './search.ts';

startHeader();
startSearch();
startFilters();
startCopying();
