/** A hash of the sources that read responses. */
declare const __SCHEMA__: string

/** The path that the app was built for, without a slash at its end; not defined in commands that run no app. */
declare const __BASE__: string | undefined
