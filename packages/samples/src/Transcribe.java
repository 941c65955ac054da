// Creates a job for the URL of a recording, and prints the transcript. Needs Java 17 or newer, and Jackson (jackson-databind).
// Run, with BASE_URL and API_KEY in the environment: java -cp "lib/*" Transcribe.java https://example.org/talk.mp3
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse.BodyHandlers;
import java.time.Duration;
import java.time.Instant;
import java.util.Map;
import java.util.concurrent.TimeUnit;

public record Transcribe(URI base, String key) {
    static final ObjectMapper JSON = new ObjectMapper();
    static final HttpClient HTTP = HttpClient.newHttpClient(); // Follows no redirect, which would get the key.

    public static void main(String[] args) throws Exception {
        Thread.setDefaultUncaughtExceptionHandler((thread, problem) -> System.err.println(problem));
        String url = System.getenv("BASE_URL"), key = System.getenv("API_KEY");
        if (args.length != 1 || url == null || key == null || !key.matches("[!-~]+"))
            throw new IllegalArgumentException("Set BASE_URL, and API_KEY to a key without spaces, and pass the URL of a recording.");
        var job = new Transcribe(URI.create(url.replaceFirst("/*$", "/")), key).transcribe(Map.of("audio_url", args[0], "diarization", true), Duration.ofHours(1));
        new java.io.PrintStream(System.out, true, "UTF-8").println(job.at("/result/transcription/full_transcript").asText("The result has no transcript."));
    }

    /** Returns the job when it is done. Don't put null into the request: a missing option has its default. */
    JsonNode transcribe(Map<String, Object> request, Duration limit) throws Exception {
        var end = Instant.now().plus(limit);
        var url = call(base.resolve("v2/pre-recorded"), request).path("result_url").asText();
        if (url.isEmpty()) throw new IOException("The response has no result_url.");
        while (true) {
            var job = call(base.resolve(url), null);
            var status = job.path("status").asText();
            if (status.equals("done")) return job;
            if (!status.equals("queued") && !status.equals("processing"))
                throw new IOException("The job ended: " + status + " " + job.path("error_code"));
            if (Instant.now().isAfter(end)) throw new IOException("The job isn't done: " + url);
            Thread.sleep(1000);
        }
    }

    /** Sends `sent` as JSON with POST. Without it, sends a GET. The key goes only to the origin of the service. */
    JsonNode call(URI url, Object sent) throws Exception {
        var request = HttpRequest.newBuilder(url);
        if (url.resolve("/").equals(base.resolve("/"))) request.header("x-service-key", key);
        if (sent != null) request.header("content-type", "application/json").POST(BodyPublishers.ofByteArray(JSON.writeValueAsBytes(sent)));
        var response = HTTP.sendAsync(request.build(), BodyHandlers.ofString()).orTimeout(30, TimeUnit.SECONDS).exceptionally(problem -> {
            throw new IllegalStateException("No response from " + url.getPath() + ": " + problem);
        }).join();
        if (response.statusCode() / 100 == 2) return JSON.readTree(response.body());
        throw new IOException(response.statusCode() + " from " + url.getPath() + ": " + response.body());
    }
}
