/** Style sheets, which VitePress bundles with what imports them. */
declare module '*.css';
