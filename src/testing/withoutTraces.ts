// React's development build describes each element and render to developer tools, where the console can: a seventh of what tests take.
// React looks for these when it is loaded.
Object.assign(console, { createTask: undefined, timeStamp: undefined })
