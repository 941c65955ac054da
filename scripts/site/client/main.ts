import { startCopying } from './copy.ts';
import { startFilters } from './filter.ts';
import { startHeader } from './header.ts';
import { startHighlighting } from './highlight.ts';
import { startSearch } from './search.ts';

startHeader();
startSearch();
startFilters();
startCopying();
startHighlighting();
