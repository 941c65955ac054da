/** Style sheets, which VitePress bundles with the modules that import them. */
declare module '*.css';
