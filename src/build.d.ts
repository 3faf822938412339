/** Names the form that answers are read in, made of the sources that read them. */
declare const __SCHEMA__: string
