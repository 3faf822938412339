/** Names the form that answers are read in, made of the sources that read them. */
declare const __SCHEMA__: string

/** The path that the app was built for, without a slash at its end; commands that run no app have none. */
declare const __BASE__: string | undefined

/** Whether what is built draws pages before the app is there, see src/firstRows. */
declare const __FIRST_ROWS__: boolean
