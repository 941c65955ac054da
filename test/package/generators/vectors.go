// What Go makes of the package: the verdicts of kin-openapi on every vector of the edition of OpenAPI 3.0,
// and the jobs among the vectors as the types of quicktype read them. Prints what went wrong, as JSON.
package main

import (
	"encoding/json"
	"errors"
	"fmt"
	"net/url"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"time"

	"github.com/getkin/kin-openapi/openapi3"
)

type outcome struct {
	Asked int      `json:"asked"`
	Wrong []string `json:"wrong"`
}

// What kin-openapi leaves to its users, or knows by a loose pattern.
var formats = map[string]func(string) bool{
	"uuid":      regexp.MustCompile(`^(?i)[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$`).MatchString,
	"date":      func(text string) bool { _, err := time.Parse("2006-01-02", text); return err == nil },
	"date-time": func(text string) bool { _, err := time.Parse(time.RFC3339, text); return err == nil },
	"uri": func(text string) bool {
		address, err := url.Parse(text)
		return err == nil && address.IsAbs() && !strings.Contains(text, " ")
	},
}

func main() {
	folder := os.Args[2]
	for name := range formats {
		accepts := formats[name]
		openapi3.DefineStringFormatCallback(name, func(text string) error {
			if accepts(text) {
				return nil
			}
			return errors.New("not in its format")
		})
	}
	loader := openapi3.NewLoader()
	document, err := loader.LoadFromFile(os.Args[1])
	check(err)
	check(document.Validate(loader.Context))

	var verdicts, jobs outcome
	var known []string
	for name := range formats {
		known = append(known, name)
	}
	for name, schema := range document.Components.Schemas {
		hold(folder, name, &verdicts, func(data json.RawMessage, valid bool) bool {
			var value interface{}
			check(json.Unmarshal(data, &value))
			return (schema.Value.VisitJSON(value) == nil) == valid
		})
	}
	for _, name := range []string{"PreRecordedJob", "LiveJob"} {
		hold(folder, name, &jobs, func(data json.RawMessage, valid bool) bool {
			_, err := UnmarshalTranscriptionJob(data)
			return err == nil || !valid
		})
	}
	text, err := json.Marshal(map[string]interface{}{"verdicts": verdicts, "jobs": jobs, "formats": known})
	check(err)
	fmt.Println(string(text))
}

// Holds the vectors of a schema, if it has any, against what answers them.
func hold(folder string, name string, found *outcome, isRight func(json.RawMessage, bool) bool) {
	text, err := os.ReadFile(filepath.Join(folder, name+".json"))
	if err != nil {
		return
	}
	var groups []struct {
		Tests []struct {
			Description string
			Data        json.RawMessage
			Valid       bool
		}
	}
	check(json.Unmarshal(text, &groups))
	for _, group := range groups {
		for _, test := range group.Tests {
			found.Asked++
			if !isRight(test.Data, test.Valid) {
				found.Wrong = append(found.Wrong, name+": "+test.Description)
			}
		}
	}
}

func check(err error) {
	if err != nil {
		panic(err)
	}
}
