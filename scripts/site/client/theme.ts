// Runs before the first paint, so that a page never flashes in the other colors. The references
// keep the choice under the same key.
const { classList } = document.documentElement;
let mode: string | null = null;
try {
  mode = localStorage.getItem('redoc.colorMode');
} catch {
  // Where nothing may be stored the system's choice counts.
}
const dark = matchMedia('(prefers-color-scheme: dark)').matches;
classList.add('js', mode === 'light' || mode === 'dark' ? mode : dark ? 'dark' : 'light');
